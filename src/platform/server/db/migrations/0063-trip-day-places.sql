-- In which of its places a trip is on a day, where the traveller chose it: names by date.
ALTER TABLE trips ADD COLUMN day_places jsonb NOT NULL DEFAULT '{}';
