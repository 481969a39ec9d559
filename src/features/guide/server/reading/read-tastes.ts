import type { Frame } from '../../contract/frame.schema.ts'
import { meaningsAt } from './lexicon.ts'
import { isHeldAt, isStay } from './told-passports.ts'
import type { Reader } from './tokens.ts'

export interface Tastes extends Pick<
  Frame,
  'likes' | 'dislikes' | 'diet' | 'mobility' | 'transport' | 'nationality' | 'perDay'
> {
  readonly cuisines: readonly string[]
  /** Kitchens that they do not want. */
  readonly otherThan: readonly string[]
  /** Visits a day at most, where they were counted. */
  readonly visitsMost: number | undefined
  /** Fewer of it, not none. */
  readonly fewer: readonly string[]
  /** Tokens of what they do not want. */
  readonly deniedAt: readonly number[]
}

const denials = new Set(
  'isnt arent peur afraid scared terrified loathe loathes no not without avoid skip hate hates dislike dont doesnt never nothing less fewer except sans pas aucun aucune eviter deteste moins tired sick bored fed'.split(
    ' ',
  ),
)
const softDenials = new Set('less fewer moins'.split(' '))
const bounds = new Set([
  '.',
  ',',
  ';',
  '?',
  '!',
  'but',
  'mais',
  'instead',
  'and',
  'et',
  'with',
  'avec',
])
const passportWords = new Set(
  'passport passports passeport passeports citizen citizens citizenship citoyen citoyenne national visa visas eta esta permit nationality nationalite holder'.split(
    ' ',
  ),
)

/** Whether a word is denied: 'no museums', 'not so many museums', "we don't like museums". */
function denialOf(reader: Reader, at: number): 'none' | 'fewer' | undefined {
  if (
    /^(?:too (?:many|much)|trop (?:de|d))$/.test(`${reader.text(at - 2)} ${reader.text(at - 1)}`)
  ) {
    reader.use(at - 2, at)
    return 'fewer'
  }
  for (let by = 1; by <= 5; by += 1) {
    const text = reader.text(at - by)
    if (text === '' || bounds.has(text)) {
      // "no museums or churches", "no museums, churches"
      if (!(text === ',' || text === 'and' || text === 'et') || by > 1) return undefined
      return undefined
    }
    // "Cooking over museums"
    if (text === 'over' && by === 1) return 'fewer'
    // "Can't stand museums"
    const isHated = text === 'stand' && /^(?:cant|cannot|t)$/.test(reader.text(at - by - 1))
    if (isHated) reader.use(at - by - 1, at - by + 1)
    if (isHated) return 'none'
    if (!denials.has(text)) continue
    if (/^(?:not?|pas)$/.test(text) && ['more', 'plus'].includes(reader.text(at - by + 1)))
      return undefined
    if (text === 'not' && ['only', 'just'].includes(reader.text(at - by + 1))) return undefined
    reader.use(at - by)
    const many = ['many', 'much', 'trop', 'tant', 'autant'].some((word) =>
      [1, 2, 3, 4].some((back) => back < by && reader.text(at - back) === word),
    )
    return softDenials.has(text) || many ? 'fewer' : 'none'
  }
  if (reader.text(at + 1) === 'free' || reader.text(at - 1) === 'too') return 'fewer'
  return undefined
}

/** A question about borders: there a people's name is a passport. */
const borderWords = new Set(
  'visa visas eta esta etias enter entry passport passports border visum requirements'.split(' '),
)

const onlyBefore = new Set(['only', 'by', 'par', 'en', 'take', 'using'])
const isWalk = (value: string): boolean => value === 'foot'

function isPassport(reader: Reader, at: number, length: number): boolean {
  // "Canadian PR cards" are no passport.
  if (/^(?:pr|permanent|residents?|residency|work|study)$/.test(reader.text(at + 1))) return false
  if (isHeldAt(reader, at, length) || reader.tokens.some(({ text }) => borderWords.has(text)))
    return true
  // "do Canadians need anything to get in"
  if (reader.text(at).endsWith('s') && /^(?:do|can|does|are|must)$/.test(reader.text(at - 1)))
    return true
  const around = [-3, -2, -1, 1, 2, 3].map((by) => reader.text(at + by))
  // "Is English spoken" asks; "he is English" tells.
  if (at === 1 && ['is', 'are', 'est'].includes(reader.text(0))) return false
  const says = (words: readonly string[]) =>
    words.includes(reader.text(at - 1)) ||
    (words.includes(reader.text(at - 2)) &&
      ['a', 'an', 'both', 'all', 'also'].includes(reader.text(at - 1)))
  return (
    around.some((text) => passportWords.has(text)) ||
    says('im,am,is,are,were,re,m,s,shes,hes,as,suis,sommes,est,sont,for,pour,etant'.split(',')) ||
    (reader.tokens.filter(({ kind }) => kind === 'word').length <= 3 && at <= 2)
  )
}

/** "As a French citizen": beside a people they say no more. */
function takePassportWords(reader: Reader): void {
  reader.tokens.forEach(({ text }, at) => {
    if (isStay(text)) reader.use(at)
    if (passportWords.has(text) || text === 'people') reader.use(at)
  })
}

const loves =
  /^(?:love|loves|loving|like|likes|crazy|fan|fans|adore|adores|adorons|aime|aimons|aiment)$/

/** "We love ramen", "fans of ramen": a dish that is looked for among the tables of a plan. */
const isLoved = (reader: Reader, at: number): boolean =>
  [1, 2, 3, 4].some((by) => loves.test(reader.text(at - by)))

/** "That isn't sushi", "other than pizza", "anything but fish and chips". */
const isUnwanted = (reader: Reader, at: number): boolean =>
  /^(?:other than|anything but|everything but|besides|autre que|sauf)$/.test(
    `${reader.text(at - 2)} ${reader.text(at - 1)}`.trim(),
  ) ||
  /^(?:besides|except|sauf)$/.test(reader.text(at - 1)) ||
  denialOf(reader, at) === 'none'

const newLists = () => ({
  cuisine: new Set<string>(),
  otherThan: new Set<string>(),
  diet: new Set<string>(),
  mobility: new Set<string>(),
  nationality: new Set<string>(),
})

/** What they like and do not like, eat, can walk and ride, and whose passports they hold. */
export function readTastes(reader: Reader): Tastes {
  const likes = new Set<string>()
  const dislikes = new Set<string>()
  const fewer = new Set<string>()
  const lists = newLists()
  const [only, not] = [new Set<string>(), new Set<string>()]
  const textAt = (at: number) => reader.text(at)
  const deniedAt: number[] = []
  let lastDenied: { at: number; how: 'none' | 'fewer' } | undefined
  for (let at = 0; at < reader.tokens.length; at += 1) {
    if (reader.isUsed(at)) continue
    for (const { kind, value, length } of meaningsAt(textAt, at)) {
      if (kind === 'taste') {
        const joined =
          lastDenied &&
          at - lastDenied.at === 2 &&
          ['or', 'ou', 'nor', 'ni', ',', 'and', 'et'].includes(textAt(at - 1))
            ? lastDenied.how
            : undefined
        const how = denialOf(reader, at) ?? joined
        if (how === 'fewer') fewer.add(value)
        else if (how) dislikes.add(value)
        else likes.add(value)
        if (how) deniedAt.push(...Array.from({ length }, (_, by) => at + by))
        lastDenied = how && { at: at + length - 1, how }
      } else if (kind === 'transport') {
        const isOnly = onlyBefore.has(textAt(at - 1)) || textAt(at + length) === 'only'
        if (isWalk(value)) continue
        if (denialOf(reader, at) !== undefined) not.add(value)
        else if (isOnly) only.add(value)
        else continue
      } else if (kind === 'cuisine' || kind === 'diet' || kind === 'mobility') {
        const isOther = kind === 'cuisine' && isUnwanted(reader, at)
        lists[isOther ? 'otherThan' : kind].add(value)
        if (kind === 'cuisine' && !isOther && length === 1 && isLoved(reader, at))
          likes.add(textAt(at))
      } else if (kind === 'nationality' && isPassport(reader, at, length))
        lists.nationality.add(value)
      else continue
      reader.use(at, at + length)
      break
    }
  }
  if (lists.nationality.size > 0) takePassportWords(reader)
  return {
    likes: [...likes].filter((one) => !dislikes.has(one)),
    dislikes: [...dislikes],
    fewer: [...fewer],
    deniedAt,
    cuisines: [...lists.cuisine],
    otherThan: [...lists.otherThan],
    diet: [...lists.diet],
    mobility: [...lists.mobility],
    nationality: [...lists.nationality],
    transport: { only: [...only], not: [...not] },
    ...perDayOf(reader),
  }
}

const relaxed =
  'seems a lot,looks a lot,sounds a lot,is a lot,bit much,a lot for,too ambitious,lighten the days,lighten the day,lighten it,lighten up,lighten things,gentle week,gentle days,gentle pace,gentle trip,not rushed,isnt rushed,isn t rushed,unrushed,without rushing,no rush,not too much,not too packed,not packed,pas trop charge,trop charge,tranquille,at a slow pace,easy days,day slow,slow day,slow days,relaxed,slow pace,easy pace,slower,lighter,calmer,less busy,slow down,plus leger,moins charge,not too busy,not packed,take it easy,relax,leisurely,rythme tranquille,less packed,doucement,fewer things,fewer stops,fewer visits,fewer sights,less a day,too much,too full,gentler,more gentle,quieter,far too packed,way too packed,too packed,overloaded,too many things,too many stops,too rushed,too tiring,exhausting,less rushed,slow it down,easier,rushed,hectic,crammed,slow things down,ease it up,thin it out,calm it down,less tiring,bouscule,ralentis,alleger'.split(
    ',',
  )
const packed =
  'packed days,packed schedule,keep it packed,as much as possible,see everything,fast pace,busy days,plein de choses,more things,fuller days'.split(
    ',',
  )

/** 'no more than 2 things a day', 'max 3 visits per day'. */
function countADay(reader: Reader): number | undefined {
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const word = meaningsAt((n) => reader.text(n), at).find(({ kind }) => kind === 'number')
    const count = Number.isInteger(reader.value(at)) ? reader.value(at) : Number(word?.value)
    const isThing = /^(?:things?|sights?|visits?|activities|activity|stops?|choses?|visites?)$/
    const isADay = /^(?:a day|per day|each day|par jour)$/
    if (
      count >= 1 &&
      count <= 8 &&
      isThing.test(reader.text(at + 1)) &&
      isADay.test(`${reader.text(at + 2)} ${reader.text(at + 3)}`)
    ) {
      reader.use(at, at + 4)
      return count
    }
  }
  return undefined
}

function perDayOf(reader: Reader): Pick<Tastes, 'perDay' | 'visitsMost'> {
  /** Each of them is used: "too full, slow it down" says it twice. */
  const has = (phrases: readonly string[]): boolean => {
    const found = phrases.flatMap((phrase) => {
      const at = reader.find(phrase)
      return at < 0 ? [] : [[at, at + phrase.split(' ').length] as const]
    })
    for (const [from, to] of found) reader.use(from, to)
    return found.length > 0
  }
  const said = countADay(reader)
  if (said) return { perDay: said, visitsMost: said }
  return { perDay: has(relaxed) ? 2 : has(packed) ? 5 : null, visitsMost: undefined }
}
