-- Plans that went back and are not known to have ended: looked up until they have.
CREATE INDEX purchases_to_end ON purchases (asked_at)
  WHERE kind = 'plan' AND state = 'refunded' AND period_ends_at IS NOT NULL;

-- Paid, but not as asked: in another currency, or another amount. It gives nothing and blocks nothing.
ALTER TABLE purchases DROP CONSTRAINT purchases_state_check;
ALTER TABLE purchases ADD CONSTRAINT purchases_state_check
  CHECK (state IN ('open', 'paid', 'overdue', 'refunded', 'ended', 'expired', 'mismatched'));
