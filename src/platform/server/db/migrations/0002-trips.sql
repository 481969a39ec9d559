CREATE TABLE trips (
  id uuid PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title text NOT NULL,
  destination text NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL CHECK (end_date >= start_date),
  budget_minor bigint NOT NULL CHECK (budget_minor >= 0),
  version integer NOT NULL DEFAULT 1,
  field_versions jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX trips_owner_id ON trips (owner_id);

-- The key starts with the trip: an id that another account happens to use takes nothing away.
CREATE TABLE trip_items (
  trip_id uuid NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  type text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  location text NOT NULL,
  price_minor bigint NOT NULL CHECK (price_minor >= 0),
  estimated boolean NOT NULL,
  sample boolean NOT NULL,
  day date,
  time text,
  duration_minutes integer,
  lat double precision,
  lng double precision,
  position text COLLATE "C" NOT NULL,
  source text,
  version integer NOT NULL DEFAULT 1,
  field_versions jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (trip_id, id)
);
