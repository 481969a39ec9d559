-- A bought PDF is held like a tier: its value is the trip.
ALTER TABLE entitlements DROP CONSTRAINT entitlements_kind_check;
ALTER TABLE entitlements ADD CONSTRAINT entitlements_kind_check
  CHECK (kind IN ('tier', 'plan', 'role', 'pdf'));

-- What people buy. A row is written before the payment provider is asked; what it gives is held in
-- entitlements, under its id.
CREATE TABLE purchases (
  id uuid PRIMARY KEY,
  -- An account, or a visitor's browser (SHA-256 of its cookie). Neither once the account is erased: the
  -- amounts stay for the books.
  buyer_id text REFERENCES users (id),
  browser text,
  -- What can be open only once: the same again meets the row that is there.
  slot text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('tier', 'plan', 'consultation', 'pdf')),
  item text NOT NULL,
  trip_id uuid,
  -- As it stands on the receipt.
  title text NOT NULL,
  note text,
  -- What is asked at the checkout: nothing while a trial runs.
  due_minor bigint NOT NULL CHECK (due_minor >= 0),
  -- The first payment, and what every month after it costs.
  first_minor bigint NOT NULL CHECK (first_minor >= 0),
  monthly_minor bigint,
  trial_days integer NOT NULL DEFAULT 0,
  currency text NOT NULL,
  discount text,
  idempotency_key text,
  state text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'paid', 'overdue', 'refunded', 'ended', 'expired')),
  provider text NOT NULL,
  checkout_ref text UNIQUE,
  checkout_url text,
  email text,
  -- Counts what was written down of the provider's answers: an older one never overwrites a newer.
  revision integer NOT NULL DEFAULT 0,
  period_ends_at timestamptz,
  cancels boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  paid_at timestamptz,
  asked_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX purchases_open ON purchases (coalesce(buyer_id, browser), slot)
  WHERE state = 'open';
CREATE UNIQUE INDEX purchases_key ON purchases (coalesce(buyer_id, browser), idempotency_key)
  WHERE idempotency_key IS NOT NULL;
CREATE UNIQUE INDEX purchases_discount ON purchases (buyer_id, discount)
  WHERE discount IS NOT NULL AND state <> 'expired';
CREATE INDEX purchases_buyer ON purchases (buyer_id, created_at DESC);
CREATE INDEX purchases_to_ask ON purchases (asked_at) WHERE state IN ('open', 'paid', 'overdue');

-- Money that came in, one row a payment of the provider.
CREATE TABLE payments (
  id text NOT NULL,
  provider text NOT NULL,
  purchase_id uuid NOT NULL REFERENCES purchases (id) ON DELETE CASCADE,
  amount_minor bigint NOT NULL,
  refunded_minor bigint NOT NULL DEFAULT 0,
  currency text NOT NULL,
  paid_at timestamptz NOT NULL,
  PRIMARY KEY (provider, id)
);
CREATE INDEX payments_purchase ON payments (purchase_id, paid_at);

-- Events of the provider that have had their effect; written in its transaction.
CREATE TABLE payment_events (
  provider text NOT NULL,
  id text NOT NULL,
  type text NOT NULL,
  purchase_id uuid,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, id)
);

-- The books of the sandbox. They stand for a company elsewhere: only its adapter reads them.
CREATE SCHEMA sandbox_payments;
CREATE TABLE sandbox_payments.checkouts (
  id text PRIMARY KEY,
  key text NOT NULL UNIQUE,
  checkout jsonb NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'complete', 'expired')),
  email text,
  -- How its events are sent.
  delivery text NOT NULL DEFAULT 'once' CHECK (delivery IN ('once', 'repeated', 'late', 'never')),
  subscription jsonb,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE sandbox_payments.payments (
  id text PRIMARY KEY,
  checkout_id text NOT NULL REFERENCES sandbox_payments.checkouts (id),
  amount_minor bigint NOT NULL,
  refunded_minor bigint NOT NULL DEFAULT 0,
  paid_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX sandbox_payments_checkout ON sandbox_payments.payments (checkout_id, paid_at);
CREATE TABLE sandbox_payments.events (
  id text PRIMARY KEY,
  checkout_id text NOT NULL REFERENCES sandbox_payments.checkouts (id),
  type text NOT NULL,
  -- How often it is still to be sent, and how often it was sent in vain.
  copies integer NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sandbox_events_due ON sandbox_payments.events (due_at) WHERE copies > 0;
