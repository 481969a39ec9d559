-- What went wrong with a purchase at the payment service, until it has come right or a person has put it
-- right there. `times` bounds how often the same is asked for again.
CREATE TABLE purchase_incidents (
  purchase_id uuid NOT NULL REFERENCES purchases (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('other-amount', 'refund-failed', 'plan-not-ended')),
  times integer NOT NULL DEFAULT 1,
  first_at timestamptz NOT NULL DEFAULT now(),
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (purchase_id, kind)
);
