-- Seats in the plan of a team: an invitation until somebody accepts it, their seat from then on, and gone
-- when either ends. What a seat gives is read from its owner's plan, and stands nowhere here.
CREATE TABLE team_seats (
  id uuid PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Where the letter went, in lower case.
  email text NOT NULL,
  -- As of invitations to trips: a letter that is written again has another secret.
  token_hashes text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  member_id text REFERENCES users (id) ON DELETE CASCADE,
  accepted_at timestamptz,
  CHECK ((member_id IS NULL) = (accepted_at IS NULL)),
  CHECK (member_id <> owner_id)
);
CREATE INDEX team_seats_owner_id ON team_seats (owner_id);
CREATE INDEX team_seats_token_hashes ON team_seats USING gin (token_hashes);
-- An account holds one seat at most.
CREATE UNIQUE INDEX team_seats_member_id ON team_seats (member_id) WHERE member_id IS NOT NULL;
