-- Plans and edits that the guide proposed, and what became of them.
CREATE TABLE guide_proposals (
  id uuid PRIMARY KEY,
  speaker text NOT NULL,
  conversation_id uuid NOT NULL REFERENCES guide_conversations (id) ON DELETE CASCADE,
  -- The changes as they are carried out, and the plan that they are of.
  proposal jsonb NOT NULL,
  -- The answer to whoever applied it; null: not yet.
  applied jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX guide_proposals_speaker ON guide_proposals (speaker);
