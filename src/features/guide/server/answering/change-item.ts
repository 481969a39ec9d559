import type { ItemWrite } from '#features/trips/domain/item-write.ts'
import type { GuideProposal } from '../../contract/guide.contract.ts'

/** An item as a proposal shows it. */
export const changeItem = (
  item: ItemWrite & { readonly id: string },
): GuideProposal['days'][number]['changes'][number]['item'] => ({
  id: item.id,
  type: item.type,
  name: item.name,
  day: item.day ?? null,
  time: item.time ?? null,
  durationMinutes: item.durationMinutes ?? null,
  nights: item.nights ?? null,
  price: item.price ?? 0,
  location: item.location ?? '',
  lat: item.lat ?? null,
  lng: item.lng ?? null,
  source: item.source ?? null,
})
