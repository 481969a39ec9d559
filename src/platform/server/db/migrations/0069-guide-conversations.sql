-- Conversations with the guide: an account or a visitor has several, and none knows of another.
CREATE TABLE guide_conversations (
  id uuid PRIMARY KEY,
  -- 'account:' and its id, or 'visitor:' and the hash of the cookie.
  speaker text NOT NULL,
  title text NOT NULL DEFAULT '',
  itinerary_id uuid,
  -- The frame and what else is remembered; null: nothing yet.
  memory jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX guide_conversations_speaker ON guide_conversations (speaker, updated_at DESC);
CREATE INDEX guide_conversations_age ON guide_conversations (updated_at);

ALTER TABLE guide_messages
  ADD COLUMN conversation_id uuid REFERENCES guide_conversations (id) ON DELETE CASCADE;

-- What was said before is one conversation of each account.
INSERT INTO guide_conversations (id, speaker, updated_at)
SELECT gen_random_uuid(), 'account:' || owner_id, max(created_at)
FROM guide_messages GROUP BY owner_id;
UPDATE guide_messages m SET conversation_id = c.id
FROM guide_conversations c WHERE c.speaker = 'account:' || m.owner_id;
CREATE INDEX guide_messages_conversation ON guide_messages (conversation_id, position);

-- Its place is taken by the conversations; versions before this one may still look for it.
DELETE FROM guide_talks;
