import {
  BedDouble,
  Bus,
  CircleDot,
  House,
  Landmark,
  Plane,
  ShieldCheck,
  Ticket,
  Utensils,
} from 'lucide-react'
import type { ItemType } from '../domain/trip-item.ts'

const icons: Readonly<Record<ItemType, typeof Plane>> = {
  hotel: BedDouble,
  property: House,
  flight: Plane,
  restaurant: Utensils,
  attraction: Landmark,
  activity: Ticket,
  transport: Bus,
  insurance: ShieldCheck,
  other: CircleDot,
}

export const itemIcon = (type: ItemType) => icons[type]
