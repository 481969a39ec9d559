import {
  Accessibility,
  ArrowUpDown,
  Baby,
  Bath,
  CircleParking,
  CookingPot,
  Fence,
  Flame,
  Flower2,
  Heater,
  KeyRound,
  Laptop,
  PawPrint,
  Snowflake,
  Sparkles,
  Sunset,
  Tv,
  Umbrella,
  WashingMachine,
  Waves,
  Wifi,
  Wind,
} from 'lucide-react'

type IconShape = typeof Wifi

const icons: Readonly<Record<string, IconShape>> = {
  'Wi-Fi': Wifi,
  Kitchen: CookingPot,
  Washer: WashingMachine,
  Dryer: Wind,
  'Air conditioning': Snowflake,
  Heating: Heater,
  Workspace: Laptop,
  TV: Tv,
  'Free parking': CircleParking,
  Pool: Waves,
  'Hot tub': Bath,
  Garden: Flower2,
  Balcony: Fence,
  Terrace: Umbrella,
  Fireplace: Flame,
  Barbecue: Flame,
  Crib: Baby,
  'Step-free': Accessibility,
  Lift: ArrowUpDown,
  'Self check-in': KeyRound,
  'Pets allowed': PawPrint,
  'Sea view': Sunset,
}

/** The drawing of an amenity; sparkles for one that has none of its own. */
export const amenityIcon = (amenity: string): IconShape =>
  (Object.hasOwn(icons, amenity) ? icons[amenity] : undefined) ?? Sparkles
