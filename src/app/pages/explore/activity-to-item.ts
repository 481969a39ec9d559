import type { Activity } from '#features/dining/contract/activity.schema.ts'
import type { NewItem } from '#features/trips/web/index.ts'

/** An activity as an item of a trip, at its first start of the day. */
export const activityToItem = (
  activity: Activity,
  { city, day }: { readonly city: string; readonly day: string | null },
): NewItem => ({
  id: crypto.randomUUID(),
  type: 'activity',
  name: activity.name,
  description: activity.description,
  location: `${activity.address}, ${city}`,
  price: activity.price,
  estimated: false,
  sample: activity.sample,
  day,
  time: day ? (activity.starts[0] ?? null) : null,
  durationMinutes: activity.durationMinutes,
  lat: activity.lat,
  lng: activity.lng,
  source: `activities:${activity.id}`,
})
