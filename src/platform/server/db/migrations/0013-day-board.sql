-- Which Undos have brought an item back: one whose answer was lost is sent again and does nothing more.
ALTER TABLE trip_items ADD COLUMN restored_by uuid[] NOT NULL DEFAULT '{}';

-- A page about the item, elsewhere.
ALTER TABLE trip_items ADD COLUMN link text;

-- A trip that is put away stays readable and is out of the list of trips to come.
ALTER TABLE trips ADD COLUMN archived boolean NOT NULL DEFAULT false;
