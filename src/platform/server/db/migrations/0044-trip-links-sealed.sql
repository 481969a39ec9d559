-- A link's token is found by its hash and kept only sealed with the instance's secret. SQL cannot seal:
-- a job does it for the rows there are, which keep their token until then.
ALTER TABLE trip_links
  DROP CONSTRAINT trip_links_pkey,
  DROP CONSTRAINT trip_links_trip_id_kind_key,
  ADD PRIMARY KEY (trip_id, kind),
  ADD CONSTRAINT trip_links_token_key UNIQUE (token),
  ALTER COLUMN token DROP NOT NULL,
  ADD COLUMN token_hash text CONSTRAINT trip_links_token_hash_key UNIQUE,
  ADD COLUMN token_sealed text,
  -- Of a calendar's link: the owner has chosen what it hides. Until then it hides what the page hides.
  ADD COLUMN own_hides boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT trip_links_has_token
    CHECK (token IS NOT NULL OR (token_hash IS NOT NULL AND token_sealed IS NOT NULL));

-- Nobody could choose for a calendar before.
UPDATE trip_links c SET hide_prices = p.hide_prices, hide_notes = p.hide_notes
FROM trip_links p
WHERE c.kind = 'calendar' AND p.kind = 'page' AND p.trip_id = c.trip_id AND (p.hide_prices OR p.hide_notes);
