-- Where a trip goes, in order, each place with its identity where that is known.
ALTER TABLE trips ADD COLUMN destinations jsonb;
UPDATE trips SET destinations = jsonb_build_array(jsonb_build_object(
  'ref', null, 'name', destination, 'countryCode', null, 'lat', null, 'lng', null));
ALTER TABLE trips
  ALTER COLUMN destinations SET NOT NULL,
  ADD CHECK (jsonb_array_length(destinations) > 0),
  DROP COLUMN destination;
-- The field has another name; when it last changed is still known.
UPDATE trips SET field_versions = field_versions - 'destination'
  || jsonb_build_object('destinations', field_versions -> 'destination')
WHERE field_versions ? 'destination';

-- What an item is beyond its price and place.
ALTER TABLE trip_items
  ADD COLUMN nights integer CHECK (nights > 0),
  ADD COLUMN original jsonb,
  ADD COLUMN offer jsonb,
  ADD COLUMN details jsonb;
