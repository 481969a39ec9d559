-- What becomes of the plan when a booking is cancelled: asked with the cancellation, done when the supplier
-- has answered.
ALTER TABLE bookings ADD COLUMN cancel_plan text NOT NULL DEFAULT 'keep';
