-- What people have written through the support form.
CREATE TABLE support_requests (
  -- Told to the sender: SR- and eight characters.
  id text PRIMARY KEY,
  -- From the page: the same message sent twice is one request.
  request_key uuid UNIQUE,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  category text NOT NULL,
  priority text NOT NULL CHECK (priority IN ('low', 'medium', 'high', 'critical')),
  message text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'in-progress', 'answered', 'closed')),
  account_id text REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX support_requests_inbox ON support_requests (status, created_at DESC);
CREATE INDEX support_requests_email ON support_requests (email, created_at DESC);
CREATE INDEX support_requests_account ON support_requests (account_id);

-- What owner and operators have done in the back office, in the transaction of the deed.
CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  -- Null once the account is erased: the deed stays, its doer does not.
  actor_id text REFERENCES users (id) ON DELETE SET NULL,
  action text NOT NULL,
  target text NOT NULL,
  detail text
);
CREATE INDEX audit_entries_at ON audit_entries (at DESC);
CREATE INDEX audit_entries_actor ON audit_entries (actor_id);
