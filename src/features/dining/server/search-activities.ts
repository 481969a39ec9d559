import type { Activity } from '../contract/activity.schema.ts'
import type { DiningProvider } from './provider/dining-provider.ts'

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** The activities of a destination that have all words of a query somewhere in them. */
export async function searchActivities(
  { dining }: { dining: DiningProvider },
  { destination, query }: { readonly destination: string; readonly query: string },
  signal: AbortSignal,
): Promise<Activity[]> {
  const town = await dining.findTown(destination, signal)
  if (!town) return []
  const words = plain(query).split(/\s+/).filter(Boolean)
  return (await dining.activities(town.locationId, signal)).filter((one) => {
    const said = plain([one.name, one.category, one.address, ...one.highlights].join(' '))
    return words.every((word) => said.includes(word))
  })
}
