-- What an item costs is so many times a unit; whether it counts; for which slot it stands; what is known of
-- the place. The unit's price is the price by the quantity, so that the two never differ.
ALTER TABLE trip_items
  ADD COLUMN status text NOT NULL DEFAULT 'planned',
  ADD COLUMN choice text,
  ADD COLUMN basis text NOT NULL DEFAULT 'group',
  ADD COLUMN quantity integer NOT NULL DEFAULT 1,
  ADD COLUMN hours text,
  ADD COLUMN last_entry_minutes integer,
  ADD COLUMN advance_ticket text,
  ADD COLUMN country_code text,
  ADD COLUMN priority integer NOT NULL DEFAULT 5;
