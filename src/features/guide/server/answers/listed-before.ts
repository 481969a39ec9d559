import type { Turn } from './answer.ts'

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|premiere?|1er|1re|1ere)$/, 0],
  [/^(?:second|2nd|deuxieme|seconde|2e|2eme)$/, 1],
  [/^(?:third|3rd|troisieme|3e|3eme)$/, 2],
  [/^(?:fourth|4th|quatrieme|4e|4eme)$/, 3],
  [/^(?:fifth|5th|cinquieme|5e|5eme)$/, 4],
  [/^(?:last|derniere?)$/, -1],
]
const order =
  '(first|1st|premiere?|1er|1re|1ere|second|2nd|deuxieme|seconde|2e|2eme|third|3rd|troisieme|3e|3eme|fourth|4th|quatrieme|4e|4eme|fifth|5th|cinquieme|5e|5eme|last|derniere?)'
const thing =
  '(?:1|one|hotel|hostel|restaurant|place|sight|museum|option|choice|idea|suggestion|resto|endroit|lieu|musee|choix|idee|auberge)'

const span =
  '(?:day|days|jours?|journee|week|weekend|semaine|time|fois|night|nuit|thing|half|part|of|de|du|january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)'

/** "The second one", "le deuxième", "number 3": which line of a list before; -1 is the last. */
function placeNamed(text: string): number | undefined {
  const found =
    new RegExp(`\\b${order} ${thing}\\b`).exec(text) ??
    new RegExp(
      `^(?:and |et |pis |ok |what about |how about )*(?:the |le |la )${order}\\b(?! ${span})`,
    ).exec(text) ??
    new RegExp(
      `\\b(?:about|and|is|for|than|on|et|pis|pour|est|sur|de|du) (?:the|le|la) ${order}$`,
    ).exec(text) ??
    new RegExp(`^(?:and |et |pis )?(?:the |le |la )?${order}(?: please| svp| then| alors)?$`).exec(
      text,
    )
  if (found) return ordinals.find(([pattern]) => pattern.test(found[1] ?? ''))?.[1]
  const figure = /\b(?:number|numero|no|option|choice|choix) (\d)\b/.exec(text)?.[1]
  return figure ? Number(figure) - 1 : undefined
}

/** A line of the list before that the message points at, read as if it had been named. */
export function withListed(turn: Turn): Turn {
  const { reading, talk, world } = turn
  const { text, towns, countries, sights, businesses, span } = reading
  const listed = talk.listed ?? []
  if (
    listed.length === 0 ||
    towns.length + countries.length + sights.length + businesses.length > 0
  )
    return turn
  const at = span.days || talk.plan ? undefined : placeNamed(text)
  const id = at === undefined ? undefined : listed.at(at)
  if (!id) return turn
  const [town = ''] = id.split('/')
  const rows = world.rows(town)
  if (!rows) return turn
  if (id === town) return { ...turn, reading: { ...reading, towns: [town] } }
  if (rows.sights.some((row) => row.id === id))
    return { ...turn, reading: { ...reading, sights: [id] } }
  const kind = rows.hotels.some((row) => row.id === id) ? 'hotel' : 'restaurant'
  return { ...turn, reading: { ...reading, businesses: [{ kind, id }] } }
}
