import { wordTable } from '#platform/shared/word-table.ts'
import { fold } from '../../domain/fold.ts'
import type { FoundName } from '../guide-world.ts'
import type { Named } from './named.ts'
import { isPlain } from './not-misspelt.ts'

/** Of a name in several words: the same word in both languages, for bags of words. */
const translated = wordTable({
  tour: 'tower',
  torre: 'tower',
  musee: 'museum',
  museu: 'museum',
  museo: 'museum',
  musei: 'museum',
  museums: 'museum',
  musees: 'museum',
  chateau: 'castle',
  castelo: 'castle',
  castello: 'castle',
  jardin: 'garden',
  jardins: 'garden',
  gardens: 'garden',
  pont: 'bridge',
  ponte: 'bridge',
  eglise: 'church',
  cathedrale: 'cathedral',
  basilique: 'basilica',
  monastere: 'monastery',
  mosteiro: 'monastery',
  temple: 'temple',
  parc: 'park',
  parque: 'park',
  marche: 'market',
  mercado: 'market',
  plage: 'beach',
  place: 'square',
  palais: 'palace',
  palacio: 'palace',
  oratoire: 'oratory',
  botanique: 'botanical',
  chutes: 'falls',
  martyrs: 'martyr',
  vieux: 'old',
  gaudy: 'gaudi',
})
const bagWord = (word: string) => translated.get(word) ?? word
const small = new Set(
  'the a of and de la le les des du d l s in at et en to do dos da el san st saint'.split(' '),
)
const bagOf = (words: readonly string[]) =>
  new Set(words.map(bagWord).filter((word) => word.length > 1 && !small.has(word)))

interface Bag {
  readonly id: string
  readonly town: string
  /** Words of the town's own names, which tell nothing of its sights. */
  readonly own: ReadonlySet<string>
  readonly bags: readonly ReadonlySet<string>[]
  readonly district: ReadonlySet<string>
}

/** Of the sights' words: in how many names they stand, and what that makes them worth. */
function weigh(bags: readonly Bag[]) {
  const counts = new Map<string, number>()
  for (const bag of bags)
    for (const word of new Set(bag.bags.flatMap((one) => [...one])))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  const weights = new Map(
    [...counts].map(([word, count]) => [word, Math.log(1 + bags.length / count)]),
  )
  return {
    count: (word: string) => counts.get(word) ?? 0,
    weight: (word: string) => weights.get(word) ?? 0,
  }
}

type Weighing = ReturnType<typeof weigh>

/** How much of a name was said, and with which words; by its part of town a kind alone is enough. */
function shareOf(
  bag: ReadonlySet<string>,
  said: ReadonlyMap<string, number>,
  { district, own }: Bag,
  isNear: boolean,
  { count, weight }: Weighing,
) {
  const sum = (words: Iterable<string>) => [...words].reduce((all, word) => all + weight(word), 0)
  const hits = [...bag].filter((word) => said.has(word))
  const telling = hits.some(
    (word) => count(word) <= 3 && word.length > 3 && !isPlain(word) && !own.has(word),
  )
  const placed =
    isNear && hits.some((word) => !district.has(word) && !own.has(word) && count(word) > 3)
  const whole = sum(bag)
  return { hits, share: placed ? 0.9 : telling && whole > 0 ? sum(hits) / whole : 0 }
}

const enough = { near: 0.5, anywhere: 0.75 }

/** Finds sights by most of the words of their names, in any order and either language. */
export function createSightBags(all: readonly Named[]) {
  const spelt = new Map(
    all.flatMap((one) => (one.kind === 'town' ? [[one.id, one.spellings]] : [])),
  )
  const ownOf = (town: string) => {
    const slug = town.split('-')
    // "Londres" says as little as "London"; "Vatican", another name of Rome's, is what one means.
    const alike = (word: string) => slug.some((one) => one.slice(0, 3) === word.slice(0, 3))
    const words = (spelt.get(town) ?? []).flatMap((name) => fold(name).split(' '))
    return new Set([...slug, ...words.filter(alike)])
  }
  const bags: Bag[] = all
    .filter(({ kind }) => kind === 'sight')
    .map(({ id, town = '', district = '', spellings }) => ({
      id,
      town,
      own: ownOf(town),
      district: bagOf(fold(district).split(' ')),
      bags: spellings.map((text) => bagOf(fold(text).split(' '))),
    }))
  const weighing = weigh(bags)
  const byWord = new Map<string, Set<Bag>>()
  for (const bag of bags)
    for (const word of bag.bags.flatMap((one) => [...one]))
      byWord.set(word, (byWord.get(word) ?? new Set()).add(bag))
  return (
    words: readonly string[],
    near: readonly string[],
    known: ReadonlySet<string>,
  ): FoundName[] => {
    const said = new Map(words.map((word, at) => [bagWord(word), at]))
    // What shares no word with the text is not looked at.
    const sharing = new Set([...said.keys()].flatMap((word) => [...(byWord.get(word) ?? [])]))
    return bags.flatMap((bag): FoundName[] => {
      if (!sharing.has(bag)) return []
      const { id, town, district, own } = bag
      if (known.has(id) || (near.length > 0 && !near.includes(town))) return []
      const isNear =
        near.length > 0 &&
        [...district].some((word) => word.length > 4 && said.has(word) && !own.has(word))
      const scores = bag.bags.map((one) => shareOf(one, said, bag, isNear, weighing))
      const top = scores.toSorted((a, b) => b.share - a.share)[0]
      if (!top || top.share < (near.length > 0 ? enough.near : enough.anywhere)) return []
      const places = top.hits.map((word) => said.get(word) ?? 0)
      return [{ kind: 'sight', id, from: Math.min(...places), to: Math.max(...places) + 1 }]
    })
  }
}
