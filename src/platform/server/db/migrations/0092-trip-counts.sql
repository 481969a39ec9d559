-- What a trip's items come to, so that a list reads one row a trip. Written with the items, in their
-- transaction; `npm run admin -- recount` and a job compare them with the items.
ALTER TABLE trips
  ADD COLUMN item_count integer NOT NULL DEFAULT 0,
  ADD COLUMN total_minor bigint NOT NULL DEFAULT 0,
  -- Versions of all items, removed ones too: with the trip's own, the number of its changes.
  ADD COLUMN item_versions bigint NOT NULL DEFAULT 0,
  ADD COLUMN items_updated_at timestamptz,
  -- Days with something to do, each once, and stays with their nights.
  ADD COLUMN planned_days date[] NOT NULL DEFAULT '{}',
  ADD COLUMN stays jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN flights text NOT NULL DEFAULT 'none',
  ADD COLUMN idea_count integer NOT NULL DEFAULT 0;
-- Adds rewrite the row in its place.
ALTER TABLE trips SET (fillfactor = 80);
