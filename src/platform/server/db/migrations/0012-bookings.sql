-- What people have booked. A row is written before the supplier is asked, and every step after it.
CREATE TABLE bookings (
  id uuid PRIMARY KEY,
  -- No cascade: an account is not erased past its bookings by accident.
  owner_id text NOT NULL REFERENCES users (id),
  state text NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'confirmed', 'failed', 'cancelling', 'cancelled')),
  -- Who stays where and when, hashed: the same twice is one booking.
  sameness text NOT NULL,
  source text NOT NULL,
  stay jsonb NOT NULL,
  guest jsonb NOT NULL,
  total_minor bigint NOT NULL CHECK (total_minor >= 0),
  currency text NOT NULL,
  total_cad_minor bigint NOT NULL,
  reference text,
  reason text,
  free_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- When the supplier was last asked: what has no answer long after is looked into.
  asked_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX bookings_sameness ON bookings (owner_id, sameness)
  WHERE state IN ('pending', 'confirmed', 'cancelling');
CREATE INDEX bookings_owner ON bookings (owner_id, created_at DESC);
CREATE INDEX bookings_in_doubt ON bookings (asked_at) WHERE state IN ('pending', 'cancelling');

CREATE TABLE booking_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  step text NOT NULL,
  detail text
);
CREATE INDEX booking_steps_booking ON booking_steps (booking_id, id);

-- The ledger of the sandbox supplier. It stands for a company elsewhere: only its adapter reads it.
CREATE SCHEMA sandbox_supplier;
CREATE TABLE sandbox_supplier.orders (
  key text PRIMARY KEY,
  hotel_id text,
  check_in date,
  check_out date,
  rooms integer,
  total_minor bigint,
  currency text,
  state text NOT NULL CHECK (state IN ('confirmed', 'cancelled', 'sealed')),
  reference text,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX orders_hotel ON sandbox_supplier.orders (hotel_id, check_in) WHERE state = 'confirmed';
