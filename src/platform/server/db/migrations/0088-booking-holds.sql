-- What a supplier holds for a traveller while its own form takes the payment. A row goes when it is booked or
-- over; the booking then has its id. No card and nothing of one is ever in here.
CREATE TABLE booking_holds (
  id uuid PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  sameness text NOT NULL,
  source text NOT NULL,
  offer_id text NOT NULL,
  stay jsonb NOT NULL,
  guest jsonb NOT NULL,
  total_minor bigint NOT NULL CHECK (total_minor >= 0),
  currency text NOT NULL,
  total_cad_minor bigint NOT NULL,
  free_until timestamptz,
  policy jsonb,
  trip_id uuid,
  item_id uuid,
  -- Names the hold to the supplier, and what its form needs in the browser.
  token text NOT NULL,
  form jsonb NOT NULL,
  ends_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  asked_at timestamptz NOT NULL DEFAULT now()
);
-- Two windows hold, and pay, the same stay once.
CREATE UNIQUE INDEX booking_holds_sameness ON booking_holds (owner_id, sameness);
CREATE INDEX booking_holds_ends ON booking_holds (ends_at);

-- What cancelling costs from when on, as the supplier said; null where it said nothing. The fee that was
-- agreed to, and what the supplier gave back, once it is cancelled.
ALTER TABLE bookings
  ADD COLUMN policy jsonb,
  ADD COLUMN cancel_fee_minor bigint CHECK (cancel_fee_minor >= 0),
  ADD COLUMN refund_minor bigint CHECK (refund_minor >= 0);
