-- What people ask the guide and what it answers; how much of a month's allowance is gone.
CREATE TABLE guide_messages (
  id uuid PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  position bigint GENERATED ALWAYS AS IDENTITY,
  role text NOT NULL CHECK (role IN ('user', 'assistant')),
  content text NOT NULL,
  -- Of an answer: plan, sources and advice.
  extra jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX guide_messages_owner ON guide_messages (owner_id, position);

-- What a conversation remembers. One of an account, or of a visitor by the hash of the cookie.
CREATE TABLE guide_talks (
  speaker text PRIMARY KEY,
  talk jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX guide_talks_age ON guide_talks (updated_at);

CREATE TABLE guide_usage (
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- 'YYYY-MM' of the office's calendar.
  month_year text NOT NULL,
  used integer NOT NULL CHECK (used >= 0),
  tokens bigint NOT NULL DEFAULT 0,
  cost_cents integer NOT NULL DEFAULT 0,
  PRIMARY KEY (owner_id, month_year)
);

CREATE TABLE guide_visitors (
  token_hash text PRIMARY KEY,
  used integer NOT NULL CHECK (used >= 0),
  updated_at timestamptz NOT NULL DEFAULT now()
);
