-- Until when the sandbox supplier cancels an order; without it, at any time.
ALTER TABLE sandbox_supplier.orders ADD COLUMN free_until timestamptz;
