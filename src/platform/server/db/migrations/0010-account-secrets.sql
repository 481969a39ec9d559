-- From here on sessions.token holds the SHA-256 of the cookie's token. Those from before cannot be
-- found any more: their owners sign in once more.
DELETE FROM sessions;

CREATE TABLE password_resets (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX password_resets_user_id ON password_resets (user_id);

-- Sign-ins that went off to an OpenID Connect issuer and have not come back yet.
CREATE TABLE sign_in_attempts (
  state_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  return_to text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_attempts_expires_at ON sign_in_attempts (expires_at);

-- Nothing was ever written here.
DROP TABLE verifications;
