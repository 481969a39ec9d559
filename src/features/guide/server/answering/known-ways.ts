import { lengthText } from '#platform/shared/length-text.ts'
import rows from '../../texts/ways.json' with { type: 'json' }
import { placeNotesSource } from '../retrieval/place-notes.ts'
import type { Asking, Said } from './answer.ts'
import { listed, townName } from './words.ts'

interface Way {
  readonly ends: readonly string[]
  readonly ways: readonly {
    readonly by: string
    readonly minutes: number
    readonly changes?: boolean
  }[]
  readonly noTrain?: boolean
}
const all: readonly Way[] = rows

const carriers = new Map([
  ['train', ['by train', 'en train']],
  ['bus', ['by bus', 'en autocar']],
  ['boat', ['by boat', 'en bateau']],
  ['car', ['by car', 'en auto']],
])

const carried =
  'plane,fly,avion,train,trains,bus,buses,coach,ferry,boat,direct,autocar,traversier,bateau,drive,driving,car,route,auto'.split(
    ',',
  )

/** Whether an end is one of the towns that are meant, or stands in the message by its name. */
const isEnd = ({ turn }: Asking, towns: readonly string[], end: string): boolean =>
  towns.some((slug) => isAt(slug, end)) || turn.reader.find(end.replaceAll('-', ' ')) >= 0

const isAt = (slug: string, end: string): boolean => slug === end || slug.startsWith(`${end}-`)

/** The ways between two towns that we know: by what one goes, and how many minutes. */
export const waysBetween = (from: string, to: string): Way['ways'] =>
  all.find(({ ends: [one = '', other = ''] }) =>
    [
      [from, to],
      [to, from],
    ].some(([a = '', b = '']) => isAt(a, one) && isAt(b, other)),
  )?.ways ?? []

/** What is generally known of the way between two places: by what one goes, and how long it takes. */
export function knownWay(asking: Asking): Said | undefined {
  const { turn, world, say, language, know } = asking
  const named = turn.named.places.length > 0 ? turn.named.places : turn.frame.places
  const towns = (named.length > 1 ? named : turn.frame.places).flatMap(({ ref, role }) =>
    ref && role !== 'not' ? [ref.split('/')[0] ?? ref] : [],
  )
  const standsIn = (end: string): number => turn.reader.find(end.replaceAll('-', ' '))
  // Positano is more than the coast that it lies on: what stands in the message comes first.
  const [row] = all
    .filter(({ ends }) => ends.every((end) => isEnd(asking, towns, end)))
    .toSorted(
      (x, y) =>
        y.ends.filter((end) => standsIn(end) >= 0).length -
        x.ends.filter((end) => standsIn(end) >= 0).length,
    )
  if (!row) return undefined
  for (const word of carried) if (standsIn(word) >= 0) turn.reader.use(standsIn(word))
  for (const end of row.ends) {
    const at = standsIn(end)
    const to = at + end.split('-').length
    // "Taroko Gorge"
    if (at >= 0) turn.reader.use(at, turn.reader.tokens[to]?.isName ? to + 1 : to)
  }
  const nameOf = (end: string): string => {
    const town = world.town(end)
    return town
      ? townName(language, town)
      : end.replaceAll(
          /(^|-)(\p{L})/gu,
          (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase(),
        )
  }
  const [a = '', b = ''] = row.ends.map(nameOf)
  const told = know(row).ways.map(({ by, minutes, changes }) => {
    const [en = by, fr = by] = carriers.get(by) ?? []
    const change = changes ? say(' with a change', ' avec une correspondance') : ''
    return say(
      `${en} about ${lengthText(minutes)}${change}`,
      `${fr} environ ${lengthText(minutes)}${change}`,
    )
  })
  const none = row.noTrain ? say(' There is no good train.', ' Il n’y a pas de bon train.') : ''
  return {
    text: say(
      `**${a} – ${b}:** ${listed('en', told)}.${none} Rounded, one way: the carriers’ timetables decide.`,
      `**${a} – ${b} :** ${listed('fr', told)}.${none} Arrondi, pour un aller : les horaires des transporteurs décident.`,
    ),
    sources: [placeNotesSource],
  }
}
