-- What staff answered to a message of the support form.
CREATE TABLE support_replies (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  request_id text NOT NULL REFERENCES support_requests (id) ON DELETE CASCADE,
  -- From the page: the same reply sent twice is one.
  reply_key uuid UNIQUE,
  message text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX support_replies_request ON support_replies (request_id, created_at);

-- Receivers who want no letters that others ask us to send. The key is made of the address and the secret
-- of the instance: the address cannot be read from it.
CREATE TABLE stopped_letters (
  receiver_key text PRIMARY KEY,
  stopped_at timestamptz NOT NULL DEFAULT now()
);
