-- Presses of partner links, in the order they came.
CREATE TABLE partner_clicks (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  partner text NOT NULL,
  service_type text NOT NULL,
  service_name text NOT NULL,
  source text NOT NULL,
  destination text,
  check_in date,
  check_out date,
  account_id text REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX partner_clicks_at ON partner_clicks (at DESC);
CREATE INDEX partner_clicks_account ON partner_clicks (account_id) WHERE account_id IS NOT NULL;

-- The same counted by day (UTC), in the transaction of the presses: an analysis reads thousands of
-- rows instead of millions.
CREATE TABLE partner_click_days (
  day date NOT NULL,
  partner text NOT NULL,
  service_type text NOT NULL,
  clicks bigint NOT NULL,
  PRIMARY KEY (day, partner, service_type)
);
CREATE TABLE partner_destination_days (
  day date NOT NULL,
  destination text NOT NULL,
  clicks bigint NOT NULL,
  PRIMARY KEY (day, destination)
);

-- What partners report as bought, each once by their own reference. Amounts in cents of CAD.
CREATE TABLE partner_conversions (
  partner text NOT NULL,
  reference text NOT NULL,
  at timestamptz NOT NULL,
  service_type text NOT NULL,
  booking_minor bigint NOT NULL CHECK (booking_minor >= 0),
  commission_minor bigint NOT NULL CHECK (commission_minor >= 0),
  -- Whether the partner said how much, or the rate did.
  commission_from text NOT NULL CHECK (commission_from IN ('postback', 'rate')),
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (partner, reference)
);
CREATE INDEX partner_conversions_at ON partner_conversions (at DESC);
