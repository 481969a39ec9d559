-- The counts of trips that stand already, as `trip-counts.store.ts` counts them.
UPDATE trips t SET
  item_count = c.item_count,
  total_minor = c.total_minor,
  item_versions = c.item_versions,
  items_updated_at = c.items_updated_at,
  planned_days = c.planned_days,
  stays = c.stays,
  flights = c.flights,
  idea_count = c.idea_count
FROM (
  SELECT trip_id,
    count(*) FILTER (WHERE here) AS item_count,
    coalesce(sum(cost) FILTER (WHERE here), 0) AS total_minor,
    sum(version) AS item_versions,
    max(updated_at) AS items_updated_at,
    coalesce(array_agg(DISTINCT day) FILTER (
      WHERE taken AND day IS NOT NULL AND NOT stay AND NOT flight), '{}') AS planned_days,
    coalesce(jsonb_agg(bed ORDER BY bed) FILTER (WHERE taken AND day IS NOT NULL AND stay), '[]') AS stays,
    CASE WHEN bool_or(taken AND flight AND status = 'booked') THEN 'booked'
      WHEN bool_or(taken AND flight) THEN 'planned' ELSE 'none' END AS flights,
    count(*) FILTER (WHERE here AND (
      status = 'idea' OR (status = 'planned' AND day IS NULL AND NOT flight))) AS idea_count
  FROM (
    SELECT i.*,
      deleted_at IS NULL AS here,
      deleted_at IS NULL AND status IN ('planned', 'booked') AS taken,
      type = 'flight' OR coalesce(details ->> 'kind', '') = 'flight' AS flight,
      coalesce(details ->> 'kind' = 'stay', nights IS NOT NULL OR type IN ('hotel', 'property')) AS stay,
      jsonb_build_object('day', day, 'nights', coalesce(nights, 1), 'booked', status = 'booked') AS bed,
      CASE
        WHEN p.held IS NOT NULL THEN p.held
        WHEN status IN ('planned', 'booked') THEN price_minor
        WHEN status = 'cancelled' THEN coalesce(p.kept, 0)
        ELSE 0 END AS cost
    FROM trip_items i
    LEFT JOIN (
      SELECT trip_id, item_id,
        sum(amount_minor) FILTER (WHERE state IN ('confirmed', 'cancelling')) AS held,
        (array_agg(amount_minor ORDER BY state = 'cancelled', paid_at DESC, booking_id))[1] AS kept
      FROM trip_payments GROUP BY trip_id, item_id
    ) p ON p.trip_id = i.trip_id AND p.item_id = i.id
  ) i
  GROUP BY trip_id
) c
WHERE t.id = c.trip_id;
