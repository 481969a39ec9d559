import { wordSet } from '#platform/shared/word-table.ts'
import { entryTool } from '../tools/entry-tool.ts'
import { type Asking, goalCountries } from './answer.ts'
import { wideRule } from './wide-rules.ts'

const changing = wordSet(`
  through via layover layovers stopover stop stops stopping connect connecting connection connections transit
  transiting transfer changing change escale escales correspondance transiter transite passant passe par
`)
const borders = wordSet('visa visas eta esta etias passport passports passeport passeports')
const reach = 3

/** Passports of others than Canadians count at a border. */
export const isForeigner = ({ turn }: Pick<Asking, 'turn'>): boolean =>
  turn.frame.nationality.some((code) => code !== 'CA')

/** Countries where one only changes planes: "home to Bogotá through Houston", "with a stop in Dallas". */
export function transitCountries(asking: Asking): readonly string[] {
  const { reader, named, frame } = asking.turn
  const spoken = named.spots.flatMap(({ place, from }) =>
    Array.from({ length: reach }, (_, by) => reader.text(from - by - 1)).some((one) =>
      changing.has(one),
    )
      ? (place.countryCode ?? [])
      : [],
  )
  const kept = frame.places.flatMap(({ role, countryCode }) =>
    role === 'via' && countryCode ? [countryCode] : [],
  )
  const ends = new Set(goalCountries(asking).filter((code) => !spoken.includes(code)))
  return [...new Set([...spoken, ...kept])].filter((code) => code !== 'CA' && !ends.has(code))
}

/** The words that tell of a change of planes. */
export const transitWords = ({ turn: { reader } }: Asking): readonly string[] =>
  reader.tokens.flatMap(({ text }) => (changing.has(text) ? [text] : []))

/** It names a border by its own word. */
export const namesBorder = ({ turn: { reader } }: Asking): boolean =>
  reader.tokens.some(({ text }) => borders.has(text))

export const residence =
  'permanent resident,permanent residents,pr card,pr cards,pr holder,pr status,has pr,have pr,green card,resident permanent,residente permanente,residence permanente,study permit,study permits,student visa,work permit,work permits,permis d etudes,permis d etude,permis de travail'.split(
    ',',
  )

/** A permit or a card of Canada: its holder travels on another passport. */
export const namesPermit = ({ turn: { reader } }: Asking): boolean =>
  residence.some((phrase) => reader.find(phrase) >= 0)

/** What each passport needs to change planes there. */
export async function transitLines(
  asking: Asking,
  {
    transits,
    passports,
    from,
  }: {
    readonly transits: readonly string[]
    readonly passports: readonly string[]
    readonly from: string
  },
): Promise<readonly string[]> {
  const { call, say, world, language } = asking
  const lines: string[] = []
  for (const country of transits)
    for (const passport of passports.slice(0, 3)) {
      if (passport === country) continue
      const found = await call(entryTool, { passport, country, from, to: from, transit: true })
      const needs = found.needs === 'unknown' ? wideRule(passport, country)?.needs : found.needs
      const [own, there] = [passport, country].map((code) => world.countryName(code, language))
      lines.push(
        `**${say(`Changing planes: ${own} passport, ${there}:`, `Correspondance : passeport (${own}), ${there} :`)}** ${needOf(asking, country, needs)}`,
      )
    }
  return lines
}

function needOf({ say }: Asking, country: string, needs: string | undefined): string {
  if (needs === 'nothing')
    return say(
      'no visa needed. Where you change planes you may pass the border all the same: keep the passport at hand.',
      'aucun visa nécessaire. On y passe parfois la frontière tout de même : gardez le passeport à portée de main.',
    )
  if (country === 'US')
    return needs === 'visa'
      ? say(
          'a visa is needed just to change planes. There is no transit without passing the border: a transit visa (C-1) or a valid visitor visa, from an American consulate well before you leave.',
          'il faut un visa même pour changer d’avion. On n’y passe pas sans franchir la frontière : un visa de transit (C-1) ou un visa de visiteur valide, d’un consulat américain, bien avant le départ.',
        )
      : say(
          'an ESTA is needed just to change planes: everybody passes the border there. Get it online before you leave.',
          'une ESTA est exigée même pour changer d’avion : tout le monde y passe la frontière. Demandez-la en ligne avant le départ.',
        )
  if (needs === 'visa')
    return say(
      'where you pass the border a visa is needed, and some passports need one even airside: ask the airline before you book.',
      'si vous y passez la frontière, il faut un visa, et certains passeports en demandent un même en zone de transit : demandez à la compagnie avant de réserver.',
    )
  return say(
    'I have no sure rule for a transit there: ask the airline and the embassy before you book.',
    'je n’ai pas de règle sûre pour ce transit : demandez à la compagnie et à l’ambassade avant de réserver.',
  )
}
