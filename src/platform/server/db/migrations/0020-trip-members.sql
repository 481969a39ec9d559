-- Who may edit a trip beside its owner.
CREATE TABLE trip_members (
  trip_id uuid NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (trip_id, user_id)
);
CREATE INDEX trip_members_user_id ON trip_members (user_id);

-- Of a secret only its hash is kept. A letter that is written again has another secret, and the one
-- before may have arrived all the same: both lead here.
CREATE TABLE trip_invitations (
  id uuid PRIMARY KEY,
  trip_id uuid NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
  token_hashes text[] NOT NULL DEFAULT '{}',
  -- Where the letter goes, in lower case; null for a link that is handed over otherwise.
  email text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- Whoever has used it: their second request is the first one again, anybody else's is too late.
  accepted_by text REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX trip_invitations_trip_id ON trip_invitations (trip_id);
CREATE INDEX trip_invitations_token_hashes ON trip_invitations USING gin (token_hashes);
