-- A trip keeps its own ledger: what was paid stays in it when the account that booked is erased, and
-- nothing of a trip changes by a row of another feature. Without a payer that account is gone.
ALTER TABLE trip_payments
  DROP CONSTRAINT trip_payments_booking_id_fkey,
  ADD COLUMN payer_id text REFERENCES users (id) ON DELETE SET NULL;
UPDATE trip_payments p SET payer_id = b.owner_id FROM bookings b WHERE b.id = p.booking_id;
CREATE INDEX trip_payments_payer ON trip_payments (payer_id) WHERE payer_id IS NOT NULL;
