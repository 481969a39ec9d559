-- What the supplier said no to: whoever asked for the same at once hears the same. Null where nobody knows,
-- and for bookings from before.
ALTER TABLE bookings ADD COLUMN refusal text CHECK (refusal IN ('sold-out', 'card-refused'));
