-- The accounts that have looked at an invitation: whoever is taken off a trip does not come back by it.
ALTER TABLE trip_invitations ADD COLUMN opened_by text[] NOT NULL DEFAULT '{}';
