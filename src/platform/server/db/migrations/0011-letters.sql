-- Mail that is to be sent. A row is written together with what it tells of, and sent by any process.
CREATE TABLE letters (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  receiver text NOT NULL,
  -- What the letter is written from; emptied as soon as it is settled.
  data jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  fault text,
  due_at timestamptz NOT NULL DEFAULT now(),
  -- Sent later than this it would be of no use to anybody.
  useless_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz
);
CREATE INDEX letters_due_at ON letters (due_at) WHERE state = 'waiting';
CREATE INDEX letters_settled_at ON letters (settled_at);
CREATE INDEX letters_receiver ON letters (receiver);
