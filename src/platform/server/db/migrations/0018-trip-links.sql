-- Links that let anybody read a trip. The token is kept as it is: whoever reads this table reads the
-- trips as well, and the owner wants to copy the link again later.
CREATE TABLE trip_links (
  token text PRIMARY KEY,
  trip_id uuid NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('page', 'calendar')),
  hide_prices boolean NOT NULL DEFAULT false,
  hide_notes boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (trip_id, kind)
);
