-- Items that were removed long ago are forgotten; this is how they are found. Half an index is what a
-- crash leaves.
DROP INDEX CONCURRENTLY IF EXISTS trip_items_removed;
CREATE INDEX CONCURRENTLY trip_items_removed ON trip_items (deleted_at) WHERE deleted_at IS NOT NULL;
