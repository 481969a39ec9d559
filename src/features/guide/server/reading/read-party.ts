import { wordSet } from '#platform/shared/word-table.ts'
import { headsAtMost } from '#features/trips/domain/party.ts'
import type { Frame } from '../../contract/frame.schema.ts'
import {
  comes,
  comingAndGoing,
  companyIn,
  isForOthers,
  isOnlyParent,
  leavesPartly,
  toldAge,
  withoutChildren,
} from './coming-and-going.ts'
import { meaningOf } from './lexicon.ts'
import type { Reader } from './tokens.ts'

const adultWords = wordSet('adults adult adultes adulte grownups')
const peopleWords = wordSet(
  'sisters brothers people persons person personnes personne travellers travelers travellers friends amis amies pax ppl guests seniors retirees ladies girlfriends buddies mates colleagues cousins vegetarians vegans students teachers lads blokes moms mums dads ladies guys women men couples girls',
)
const childWords = wordSet(
  'twins kids kid boy girl grandson granddaughter garcon fillette children child enfants enfant toddler toddlers infant infants baby babies bebe bebes boys girls teens teenagers teenager teen ado ados sons son daughters daughter fils fille filles',
)
const usualAge = new Map([
  ['toddler', 2],
  ['toddlers', 2],
  ['infant', 0],
  ['infants', 0],
  ['baby', 0],
  ['babies', 0],
  ['bebe', 0],
  ['bebes', 0],
  ['teen', 15],
  ['teens', 15],
  ['teenager', 15],
  ['teenagers', 15],
  ['ado', 15],
  ['ados', 15],
])
const joins = wordSet(
  'is who whos hes shes he she s turning , and et & ( ) aged age ages of de year years yr yrs old ans an months',
)

function countBefore(reader: Reader, at: number): { count: number; from: number } | undefined {
  for (const by of [1, 2]) {
    const text = reader.text(at - by)
    const value = reader.value(at - by)
    const word = meaningOf((n) => reader.text(n), at - by, 'number')
    if (Number.isInteger(value) && value > 0 && value <= 60) return { count: value, from: at - by }
    if (word && Number(word.value) <= 20) return { count: Number(word.value), from: at - by }
    if (
      by === 1 &&
      !wordSet('little small young older other more petits jeunes grands year old').has(text)
    )
      break
  }
  return undefined
}

/** A number before these is no age. */
const notAges = wordSet(`
  day days night nights adult adults jour jours nuit nuits week weeks people k am pm h $ € £
  january february march april may june july august september october november december mai juin juillet
`)

/** Ages that stand from here: '4 and 7', '(3, 8)', 'aged 4, 7 and 12'. */
function agesFrom(reader: Reader, at: number, most: number): { ages: number[]; to: number } {
  const ages: number[] = []
  let to = at
  for (let here = at; here < at + 16 && ages.length < most; here += 1) {
    const value = reader.value(here)
    if (Number.isInteger(value) && value <= 17) {
      const isOther = notAges.has(reader.text(here + 1))
      if (isOther || reader.text(here - 1) === '$') break
      ages.push(value)
      to = here + 1
    } else if (!joins.has(reader.text(here))) break
    else if (ages.length > 0 && /^(?:years?|yrs?|old|ans|\))$/.test(reader.text(here)))
      to = here + 1
  }
  while (ages.length > 0 && /^(?:years?|yrs?|old|ans|\))$/.test(reader.text(to))) to += 1
  return { ages, to }
}

/** '5 year old', '5-year-old', 'fille de 5 ans'; "the 5-year-old" is one of those who were told. */
function agedChildren(reader: Reader, told: readonly number[]): number[] {
  const ages: number[] = []
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const value = reader.value(at)
    if (!Number.isInteger(value) || value > 17 || reader.isUsed(at)) continue
    const rest = [1, 2, 3, 4].map((by) => reader.text(at + by)).filter((text) => text !== '-')
    const english =
      /^(?:year|years|yr|yrs|month|months|yo)$/.test(rest[0] ?? '') &&
      (rest[1] === 'old' || rest[1] === 'olds' || rest[0] === 'yo')
    const french = rest[0] === 'ans' || rest[0] === 'an'
    if (!english && !french) continue
    if (told.includes(value) && /^(?:the|our|my)$/.test(reader.text(at - 1))) {
      reader.use(at, at + 4)
      continue
    }
    // "A 2 and 5 year old"
    const other = reader.value(at - 2)
    if (/^(?:and|et|&)$/.test(reader.text(at - 1)) && other <= 17 && !reader.isUsed(at - 2)) {
      ages.push(other)
      reader.use(at - 2)
    }
    ages.push(/^month/.test(rest[0] ?? '') ? 0 : value)
    reader.use(at, at + 4)
  }
  return ages
}

/** "They're 2 and 11": ages of children. */
function youngPair(reader: Reader): number[] {
  const at = ['they re', 'they are', 'ils ont', 'elles ont', 'theyre']
    .map((phrase) => reader.find(phrase) + (reader.find(phrase) < 0 ? 0 : phrase.split(' ').length))
    .find((one) => one > 0)
  if (at === undefined) return []
  const ages = [at, at + 2, at + 4].map((one) => reader.value(one))
  const isListed = /^(?:and|et|,|&)$/.test(reader.text(at + 1))
  const young = ages.filter((age, n) => age <= 17 && Number.isInteger(age) && (n === 0 || isListed))
  if (young.length === 0 || !(ages[0] !== undefined && ages[0] <= 17)) return []
  reader.use(at, at + 2 * young.length - 1)
  return young
}

interface Counted {
  adults: number | undefined
  children: number[]
  total: number | undefined
}

/** "Two girls" without ages are grown; "our two girls" are children. */
const isGrown = (
  reader: Reader,
  text: string,
  ages: readonly number[],
  from: number | undefined,
): boolean =>
  /^(?:girls|boys)$/.test(text) &&
  ages.length === 0 &&
  from !== undefined &&
  !/^(?:my|our|little|young|his|her)$/.test(reader.text(from - 1))

/** "My daughter (22)". */
function isGrownUp(reader: Reader, at: number): boolean {
  const told = reader.value(at + (reader.text(at + 1) === '(' ? 2 : 1))
  return isAge(told) && (/^[(,]$/.test(reader.text(at + 1)) || ageWord.test(reader.text(at + 2)))
}

function countGroups(reader: Reader, found: Counted, known: number): void {
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const text = reader.text(at)
    const counted = countBefore(reader, at)
    if (adultWords.has(text) && counted) {
      found.adults = counted.count
      reader.use(counted.from, at + 1)
    } else if (childWords.has(text) && !reader.isUsed(at)) {
      const count =
        counted?.count ??
        (/^(?:twins|kids|children|enfants|boys|girls|teens|teenagers|ados|filles|sons|daughters)$/.test(
          text,
        )
          ? text === 'twins' || /^(?:my|our|mes|nos)$/.test(reader.text(at - 1))
            ? 2
            : undefined
          : 1)
      const { ages, to } = agesFrom(reader, at + 1, count ?? 8)
      const isYoung = /^(?:teenage|little|young|older|grown|baby)$/.test(reader.text(at - 1))
      const isOwn =
        counted !== undefined ||
        ages.length > 0 ||
        /^(?:my|our|her|his|their|a|w|with|have|and|et|mon|ma|sa|leur|un|une|notre|avec|nos|mes)$/.test(
          reader.text(at - (isYoung ? 2 : 1)),
        )
      if (counted === undefined && isGrownUp(reader, at)) continue
      // "My son uses a wheelchair": one of those who were told before.
      const isKnown = known > 0 && counted === undefined && ages.length === 0
      if (isKnown) reader.use(at)
      if (!isOwn || isKnown) continue
      if (isGrown(reader, text, ages, counted?.from)) {
        found.total = counted?.count
        reader.use(counted?.from ?? at, at + 1)
        continue
      }
      if (isYoung) reader.use(at - 1)
      const usual = reader.text(at - 1) === 'teenage' ? 15 : (usualAge.get(text) ?? 8)
      const children = ages.length > 0 ? ages : Array.from({ length: count ?? 0 }, () => usual)
      if (ages.length === 1 && count && count > 1)
        while (children.length < count) children.push(ages[0] ?? usual)
      found.children.push(...children)
      reader.use(counted?.from ?? at, Math.max(to, at + 1))
    } else if (
      peopleWords.has(text) &&
      counted &&
      !found.adults &&
      reader.text(counted.from - 1) !== 'per' &&
      text !== 'girls'
    ) {
      // "With 3 friends" there are four.
      const isBeside =
        /^(?:friends|amis|amies)$/.test(text) &&
        /^(?:with|and|avec|et|plus)$/.test(reader.text(counted.from - 1))
      const count = counted.count * (text === 'couples' ? 2 : 1) + (isBeside ? 1 : 0)
      // "Two moms and a five-year-old": those are the grown ones.
      if (/^(?:moms|mums|dads|ladies|lads|seniors|retirees|women|men|couples)$/.test(text))
        found.adults = count
      else found.total = count
      // A diet is read by itself.
      reader.use(counted.from, at + (/^(?:vegetarians|vegans)$/.test(text) ? 0 : 1))
    }
  }
}

const ofGroup =
  'family of,group of,party of,we are,we re,there are,there will be,for,pour,famille de,groupe de,nous sommes,on est,a'.split(
    ',',
  )
/** Said as a whole; '*' is any number. */
const together: readonly (readonly [string, number])[] = [
  ['solo', 1],
  ['by myself', 1],
  ['on my own', 1],
  ['just me', 1],
  ['only me', 1],
  ['alone', 1],
  ['seul', 1],
  ['seule', 1],
  ['honeymoon', 2],
  ['lune de miel', 2],
  ['as a couple', 2],
  ['a couple', 2],
  ['both of us', 2],
  ['tous les deux', 2],
  ['a deux', 2],
]
/** 'Three of us', 'solo', 'a couple'. */
function readTogether(reader: Reader): { heads: number; isAll?: boolean } | undefined {
  const us = reader.find('of us')
  const word = meaningOf((n) => reader.text(n), us - 1, 'number')
  const counted = us > 0 ? (word ? Number(word.value) : reader.value(us - 1)) : Number.NaN
  // "One of us uses a wheelchair" tells of one, and of how many nothing.
  if (counted >= 2 && counted <= 60) {
    reader.use(us - 1, us + 2)
    return { heads: counted, isAll: true }
  }
  const both = reader.find('both')
  if (
    both >= 0 &&
    (reader.value(both + 1) >= 18 || /^(?:in|over|aged)$/.test(reader.text(both + 1)))
  ) {
    reader.use(both, both + 2)
    return { heads: 2 }
  }
  for (const [phrase, heads] of together) {
    const at = reader.find(phrase)
    if (at < 0 || (phrase === 'alone' && reader.text(at - 1) === 'that')) continue
    if (phrase === 'a couple' && reader.text(at + 2) === 'of') continue
    // "Un seul musée" counts museums.
    if (/^seule?$/.test(phrase) && /^(?:un|une|le|la|d)$/.test(reader.text(at - 1))) continue
    reader.use(at, at + phrase.split(' ').length)
    return { heads }
  }
  const couple = reader.find('couple')
  const isPart = /^(?:each|per|one|every|chaque|par)$/.test(reader.text(couple - 1))
  if (couple >= 0 && reader.text(couple + 1) !== 'of' && !isPart) {
    reader.use(couple)
    return { heads: 2 }
  }
  return undefined
}

/** 'family of 4', 'we are 6', 'for 2', 'à 3'. */
function readTotal(reader: Reader): number | undefined {
  for (const phrase of ofGroup) {
    const words = phrase.split(' ')
    for (let at = 0; at < reader.tokens.length; at += 1) {
      if (!reader.standsAt(at, words)) continue
      const now = /^(?:now|maintenant)$/.test(reader.text(at + words.length)) ? 1 : 0
      const next = at + words.length + now
      const value = reader.value(next)
      const word = meaningOf((n) => reader.text(n), next, 'number')
      const count = Number.isInteger(value)
        ? value
        : word && phrase !== 'a'
          ? Number(word.value)
          : Number.NaN
      const isGroup = /^(?:couple|famille|family|group)/.test(reader.text(next + 1))
      if (!(count >= 1 && count <= 60) || reader.isUsed(next) || isGroup) continue
      // "We're 24, like food and going out": how old they are.
      if (/^we (?:are|re)$/.test(phrase) && isAge(count) && !peopleWords.has(reader.text(next + 1)))
        continue
      const after = reader.text(next + 1)
      const isHeads =
        phrase !== 'for' && phrase !== 'pour' && phrase !== 'a' && phrase !== 'there are'
          ? true
          : after === '' ||
            /^[,.?!)]$/.test(after) ||
            /^(?:in|at|from|with|w|to|please|no|not|without|excluding|including|incl|en|au|a|avec|sans)$/.test(
              after,
            )
      if (!isHeads || reader.text(next - 1) === '$') continue
      reader.use(at, next + 1)
      return count
    }
  }
  return undefined
}

const isAge = (value: number): boolean => value >= 18 && value <= 110 && Number.isInteger(value)
const elders =
  /^(?:parents|grandparents|theyre|they|re|were|ages|aged|mother|father|mum|mom|dad|folks|inlaws|them|both)$/
const ageWord = /^(?:s|yr|yrs|year|years|yo|ans)$/
const several = ['we', 'our', 'us', 'nous', 'on']
const one = ['i', 'my', 'me', 'im', 'je', 'mon', 'ma', 'mes']

/** "Anything for my dad", of the four who were told. */
const isOfThem = (before: Frame['party'], heads: number): boolean =>
  heads > 0 && (before?.adults ?? 0) > heads

/** Who travels, as far as a message says it; who comes too is added to who was told before. */
export function readParty(reader: Reader, before: Frame['party']): Frame['party'] {
  const found: Counted = { adults: undefined, children: [], total: undefined }
  const aged = toldAge(reader, before)
  if (aged || (before && leavesPartly(reader))) return aged
  const change = before ? comingAndGoing(reader) : 0
  if (before && change !== 0) return bounded(before.adults + change, before.children)
  const company = companyIn(reader, before !== null)
  const has = (words: Iterable<string>) => [...words].some((word) => reader.find(word) >= 0)
  const isNew = has(['too', 'also', 'along', 'aussi', ...comes])
  countGroups(reader, found, isNew ? 0 : (before?.children.length ?? 0))
  found.children.push(...agedChildren(reader, found.children), ...youngPair(reader))
  reader.tokens.forEach(({ value }, at) => {
    if (value >= 18 && value <= 110 && ageWord.test(reader.text(at + 1))) reader.use(at, at + 2)
    // "My parents, 72 and 75", "they're 76 and 78": ages.
    const isPair =
      isAge(value) && isAge(reader.value(at + 2)) && /^(?:and|et|&|,)$/.test(reader.text(at + 1))
    const isTold = [1, 2, 3].some((by) => elders.test(reader.text(at - by)))
    if (isPair && (isTold || (at === 0 && reader.tokens.length <= 5))) reader.use(at, at + 3)
    else if (
      isAge(value) &&
      /^(?:aged|age|ages|turning|turns|im|i m|both)$/.test(reader.text(at - 1))
    )
      reader.use(at)
    else if (
      isAge(value) &&
      /^(?:woman|man|female|male|femme|homme)$/.test(
        reader.text(at - (reader.text(at - 1) === ',' ? 2 : 1)),
      )
    )
      reader.use(at)
  })
  const total = found.total ?? readTotal(reader)
  const pair = readTogether(reader)
  const { adults, children } = found
  const isTold = total !== undefined || pair !== undefined || adults !== undefined
  // "The 13-year-old likes anime" is one of those who were told.
  if (!isTold && company.heads === 0 && children.every((age) => before?.children.includes(age)))
    return children.length === 0 ? withoutChildren(reader, before) : null
  // "My mother comes too", "and our son joins us": so many heads more than before.
  const isMore =
    company.isJoining ||
    (children.length > 0 && has(comes) && has(['too', 'also', 'along', 'aussi']))
  if (before && isMore && !isTold)
    return bounded(before.adults + company.heads, [...before.children, ...children])
  if (isOfThem(before, company.heads) && !isTold && children.length === 0) return null
  const isFamily = reader.find('family of') >= 0 || reader.find('famille de') >= 0
  if (total !== undefined && children.length === 0 && isFamily && total > 2)
    return bounded(
      2,
      Array.from({ length: total - 2 }, () => 8),
    )
  // Of children alone it is not said who goes with them: those who were told before, else one or two.
  const own =
    company.heads > 0
      ? (isForOthers(reader) ? 0 : isTwo(reader) ? 2 : 1) + company.heads
      : (before?.adults ?? (isOnlyParent(reader) || (!has(several) && has(one)) ? 1 : 2))
  // "Just the two of us", a mother and her son.
  const heads = total ?? (pair?.isAll ? pair.heads : undefined)
  const grown =
    adults ?? (heads === undefined ? (pair?.heads ?? own) : Math.max(1, heads - children.length))
  const told = bounded(grown, children)
  // "For the three of us": as many as before, whose ages were told.
  const isSame =
    isTold && children.length === 0 && before !== null && headsOf(told) === headsOf(before)
  return isSame && before.children.length > 0 ? null : told
}

/** "Us two plus my mother". */
const isTwo = (reader: Reader): boolean =>
  ['us two', 'we two', 'the two of us', 'both of us', 'nous deux'].some(
    (one) => reader.find(one) >= 0,
  )

const headsOf = (party: NonNullable<Frame['party']>): number => party.adults + party.children.length

function bounded(adults: number, children: readonly number[]): NonNullable<Frame['party']> {
  const grown = Math.max(1, Math.min(headsAtMost, adults))
  return { adults: grown, children: children.slice(0, headsAtMost - grown) }
}
