-- What has been paid for an item of a trip, by the booking that paid it. The item may come later: a
-- browser sends it when it can. Without a row an item is only planned.
CREATE TABLE trip_payments (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
  trip_id uuid NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
  item_id uuid NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  paid_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX trip_payments_item ON trip_payments (trip_id, item_id);

-- For which item of which trip something was booked; a trip that is deleted takes no booking along.
ALTER TABLE bookings
  ADD COLUMN trip_id uuid REFERENCES trips (id) ON DELETE SET NULL,
  ADD COLUMN item_id uuid;
CREATE INDEX bookings_trip_id ON bookings (trip_id) WHERE trip_id IS NOT NULL;
