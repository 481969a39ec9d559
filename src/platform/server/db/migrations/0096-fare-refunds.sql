-- What an airline gives back for a paid fare that is cancelled, as it was agreed to; null where none is.
ALTER TABLE fare_holds ADD COLUMN refund_minor bigint CHECK (refund_minor >= 0);
