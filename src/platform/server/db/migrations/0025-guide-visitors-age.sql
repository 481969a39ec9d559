-- Visitors who do not come back are forgotten after a while; this is how they are found.
CREATE INDEX guide_visitors_age ON guide_visitors (updated_at);
