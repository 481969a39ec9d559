-- Seats and prices that an airline keeps for a traveller until they are paid. Of the passengers only the names
-- stay: birth dates go to the airline and nowhere else.
CREATE TABLE fare_holds (
  id uuid PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  source text NOT NULL,
  offer_id text NOT NULL,
  state text NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'held', 'paid', 'releasing', 'released', 'failed')),
  legs jsonb NOT NULL,
  passengers jsonb NOT NULL,
  email text NOT NULL,
  total_minor bigint NOT NULL CHECK (total_minor >= 0),
  currency text NOT NULL,
  total_cad_minor bigint NOT NULL,
  order_id text,
  reference text,
  reason text,
  pay_by timestamptz,
  price_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  asked_at timestamptz NOT NULL DEFAULT now()
);
-- Two windows hold an offer once.
CREATE UNIQUE INDEX fare_holds_offer ON fare_holds (owner_id, offer_id)
  WHERE state IN ('pending', 'held', 'paid', 'releasing');
CREATE INDEX fare_holds_asked ON fare_holds (asked_at) WHERE state IN ('pending', 'held', 'releasing');
