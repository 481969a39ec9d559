-- What of a plan waits for a higher tier: the wished last day, the places and the items of the days beyond.
alter table trips add column veiled jsonb;
