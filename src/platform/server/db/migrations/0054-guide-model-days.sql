-- What the guide's live model costs in a day of the office, for all who ask. In millionths of a cent, which
-- is what one token costs where a million of them cost a cent.
CREATE TABLE guide_model_days (
  day date PRIMARY KEY,
  used_microcents bigint NOT NULL DEFAULT 0 CHECK (used_microcents >= 0),
  -- For calls that are under way, and for those of which the end is not known.
  held_microcents bigint NOT NULL DEFAULT 0 CHECK (held_microcents >= 0),
  -- When the first call of the day did not fit any more.
  reached_at timestamptz
);
