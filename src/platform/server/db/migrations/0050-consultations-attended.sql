-- When the house has taken up a consultation that was bought; null while it waits, and of anything else.
ALTER TABLE purchases ADD COLUMN attended_at timestamptz;
CREATE INDEX purchases_consultations ON purchases (paid_at) WHERE kind = 'consultation';
