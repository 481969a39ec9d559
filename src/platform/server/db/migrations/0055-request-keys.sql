-- Answers of calls that carried an Idempotency-Key, so that a repeated call is answered and not done again.
CREATE TABLE request_keys (
  -- SHA-256 of caller, operation and key: neither the key nor an address is stored.
  id text PRIMARY KEY,
  account_id text REFERENCES users (id) ON DELETE CASCADE,
  -- HMAC of path and body: another body under the same key is refused.
  request text NOT NULL,
  -- Which attempt is under way, so that one that was taken over writes no answer.
  attempt uuid NOT NULL,
  began_at timestamptz NOT NULL DEFAULT now(),
  -- { "answer": … } or { "failure": … }; null while the call is under way.
  outcome jsonb
);
CREATE INDEX request_keys_began_at ON request_keys (began_at);
