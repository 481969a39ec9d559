-- Behind which an item is added, so that an add reads no item: written as the other counts of migration 0092.
ALTER TABLE trips ADD COLUMN last_position text COLLATE "C";
UPDATE trips t SET last_position = (
  SELECT max(i.position) FROM trip_items i WHERE i.trip_id = t.id AND i.deleted_at IS NULL);
