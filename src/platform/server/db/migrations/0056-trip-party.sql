-- Who travels, and from where. One adult was what every trip meant before.
ALTER TABLE trips
  ADD COLUMN party jsonb NOT NULL DEFAULT '{"adults": 1, "children": []}',
  ADD COLUMN origin jsonb;

-- Passports and past stays of those who travel, a row for each person who entered some. Only this instance
-- reads what is sealed.
CREATE TABLE trip_travellers (
  trip_id uuid NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  sealed text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (trip_id, user_id)
);
CREATE INDEX trip_travellers_user ON trip_travellers (user_id);
