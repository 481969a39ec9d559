-- What staff wrote when they cancelled a booking for its traveller; null where the traveller cancelled it.
ALTER TABLE bookings ADD COLUMN cancel_reason text;
-- The same of a purchase that staff gave back.
ALTER TABLE purchases ADD COLUMN refund_reason text;
-- The taxes in a payment as its receipt named them; null where the receipt said nothing of taxes.
ALTER TABLE payments ADD COLUMN taxes jsonb;
-- Who did it where no account did, such as the command line.
ALTER TABLE audit_entries ADD COLUMN actor_name text;
