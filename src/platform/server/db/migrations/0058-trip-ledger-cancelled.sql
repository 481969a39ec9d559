-- The ledger of a trip also remembers what a booking was called and what came back. `amount_minor` stays
-- what counts: what was paid and not given back.
ALTER TABLE trip_payments
  ADD COLUMN reference text,
  ADD COLUMN state text NOT NULL DEFAULT 'confirmed',
  ADD COLUMN free_until timestamptz,
  ADD COLUMN given_back_minor bigint NOT NULL DEFAULT 0;
UPDATE trip_payments p SET reference = b.reference, state = b.state, free_until = b.free_until
FROM bookings b WHERE b.id = p.booking_id AND b.state IN ('confirmed', 'cancelling');

-- What was cancelled before stands in the ledger too; all of it was given back.
INSERT INTO trip_payments (
  booking_id, payer_id, trip_id, item_id, amount_minor, paid_at, reference, state, free_until, given_back_minor)
SELECT id, owner_id, trip_id, item_id, 0, created_at, reference, 'cancelled', free_until, total_cad_minor
FROM bookings WHERE state = 'cancelled' AND trip_id IS NOT NULL AND item_id IS NOT NULL
ON CONFLICT DO NOTHING;

UPDATE trip_items i SET
  status = CASE WHEN l.held > 0 THEN 'booked' ELSE 'cancelled' END,
  price_minor = CASE WHEN l.held > 0 THEN l.paid ELSE price_minor END,
  version = version + 1,
  updated_at = now()
FROM (
  SELECT trip_id, item_id, count(*) FILTER (WHERE state <> 'cancelled') AS held,
    sum(amount_minor) FILTER (WHERE state <> 'cancelled') AS paid
  FROM trip_payments GROUP BY trip_id, item_id
) l
WHERE i.trip_id = l.trip_id AND i.id = l.item_id AND i.deleted_at IS NULL;
