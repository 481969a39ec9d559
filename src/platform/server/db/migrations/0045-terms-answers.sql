-- Which version of the terms of use an account has accepted, and when; or that it was asked and did not.
CREATE TABLE terms_answers (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The day from which that version holds.
  version date NOT NULL,
  accepted boolean NOT NULL,
  answered_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, version)
);
