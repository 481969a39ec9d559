-- A tier that was bought for the difference stands on the purchase that paid for the tier below it.
ALTER TABLE purchases ADD COLUMN rests_on uuid REFERENCES purchases (id) ON DELETE SET NULL;
CREATE INDEX purchases_rests_on ON purchases (rests_on) WHERE rests_on IS NOT NULL;

-- Upgrades from before: those that cost less than the tier, by its account's other paid tier.
UPDATE purchases AS upgrade SET rests_on = below.id
FROM purchases AS below
WHERE upgrade.kind = 'tier' AND upgrade.item = 'wanderlust'
  AND below.kind = 'tier' AND below.item = 'explorer' AND below.buyer_id = upgrade.buyer_id
  AND below.paid_at < upgrade.created_at;
