-- Accounts that want an email before a deadline of their trips.
CREATE TABLE deadline_mails (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  since timestamptz NOT NULL DEFAULT now()
);
-- What they were told of. One row for each deadline as it stood: one that moves is told anew.
CREATE TABLE deadline_mails_sent (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  trip_id uuid NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
  deadline text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, trip_id, deadline)
);
CREATE INDEX deadline_mails_sent_trip ON deadline_mails_sent (trip_id);
