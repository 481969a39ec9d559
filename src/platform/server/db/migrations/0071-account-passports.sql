-- Passports of an account: countries and last days, never a number. Sealed by the instance's secret.
CREATE TABLE account_passports (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sealed text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
