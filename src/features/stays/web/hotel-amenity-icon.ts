import {
  Accessibility,
  Bath,
  Bike,
  CircleParking,
  Coffee,
  ConciergeBell,
  CookingPot,
  Dumbbell,
  Flower2,
  Luggage,
  PawPrint,
  Snowflake,
  Sparkles,
  Sunset,
  Users,
  Utensils,
  WashingMachine,
  Waves,
  Wifi,
  Wine,
} from 'lucide-react'

type IconShape = typeof Wifi

const icons: Readonly<Record<string, IconShape>> = {
  'Wi-Fi': Wifi,
  Breakfast: Coffee,
  Restaurant: Utensils,
  Bar: Wine,
  'Air conditioning': Snowflake,
  Laundry: WashingMachine,
  'Luggage storage': Luggage,
  'Step-free': Accessibility,
  Gym: Dumbbell,
  Pool: Waves,
  'Family rooms': Users,
  Concierge: ConciergeBell,
  Bicycles: Bike,
  Garden: Flower2,
  Rooftop: Sunset,
  Parking: CircleParking,
  'Shared bath': Bath,
  Kitchenette: CookingPot,
  'Pet friendly': PawPrint,
}

/** The drawing of an amenity; sparkles for one that has none of its own. */
export const amenityIcon = (amenity: string): IconShape => icons[amenity] ?? Sparkles
