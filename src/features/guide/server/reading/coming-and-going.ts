import type { Frame } from '../../contract/frame.schema.ts'
import { meaningOf } from './lexicon.ts'
import type { Reader } from './tokens.ts'

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const partners = set(
  'wife husband hubby partner bf gf girlfriend boyfriend spouse fiance fiancee mari femme conjoint conjointe copine copain chum blonde',
)
const relatives = set(
  'mother mom mum father dad sister brother friend grandma grandmother grandpa grandfather granny nana aunt uncle cousin roommate boss colleague niece nephew buddy stepmother stepfather mere pere soeur frere ami amie tante oncle cousine collegue',
)
const pairs = set('parents grandparents inlaws folks')

const owners = set('my our a an his her their ma mon mes un une notre nos the')
const links = set('and et & , plus with w avec')
const selves = set('me i myself moi us nous')
export const comes = set(
  'comes coming come joins joining joined join tagging vient viendra viennent accompagne accompagnent',
)

const farthest = 5
const between = set(
  'yr yrs year years old elderly aging ageing older younger little big best dear frail - agee vieux vieille',
)

/** Whose a relative is: "my 70-year-old mom", "my best friend". */
function ownerOf(reader: Reader, at: number): number {
  let here = at - 1
  while (
    here > at - farthest &&
    (reader.tokens[here]?.kind === 'number' || between.has(reader.text(here)))
  )
    here -= 1
  return owners.has(reader.text(here)) ? here : at - 1
}

/** Persons who are told one by one: "my sister and me", "with my parents", "me, my wife and her mother". */
export function companyIn(
  reader: Reader,
  isKnown: boolean,
): { readonly heads: number; readonly isJoining: boolean } {
  let [heads, last, hasSelf, isJoining] = [0, -9, false, false]
  const mentions: { readonly at: number; readonly to: number; readonly count: number }[] = []
  reader.tokens.forEach(({ text }, at) => {
    const count = relatives.has(text) || partners.has(text) ? 1 : pairs.has(text) ? 2 : 0
    // "A bar for the parents": those who were told before.
    const ownerAt = count > 0 ? ownerOf(reader, at) : at - 1
    const owner = reader.text(ownerAt)
    const isOwned = owner === 'wife' || (owners.has(owner) && !(isKnown && owner === 'the'))
    const inLaw = reader.text(at + 1) === 'in' && reader.text(at + 2) === 'law' ? 2 : 0
    // "Me and my parents (2)"
    if (reader.text(at + 1) === '(' && reader.value(at + 2) === count) reader.use(at + 1, at + 4)
    if (count > 0 && isOwned) mentions.push({ at: ownerAt, to: at + 1 + inLaw, count })
    if (selves.has(text) && (links.has(reader.text(at - 1)) || links.has(reader.text(at + 1))))
      hasSelf = true
  })
  for (const [n, { at, to, count }] of mentions.entries()) {
    const next = [0, 1, 2].map((by) => reader.text(to + by))
    const isFirstOfMany = links.has(next[0] ?? '') && mentions[n + 1]?.at === to + 1
    // "Near a tram, my aunt is 81": one of those who were told before.
    const isLinked =
      (links.has(reader.text(at - 1)) && !(isKnown && reader.text(at - 1) === ',')) ||
      /^(?:for|pour|me)$/.test(reader.text(at - 1)) ||
      (links.has(next[0] ?? '') && selves.has(next[1] ?? '')) ||
      isFirstOfMany ||
      last === at - 2
    const isComing = next.some((word) => comes.has(word))
    if (!isLinked && !isComing) continue
    // "And my sister asks": who asks does not travel.
    heads += count
    last = to - 1
    isJoining ||= isComing || (at <= 2 && links.has(reader.text(at - 1)) && !hasSelf)
    reader.use(at, to)
  }
  return { heads, isJoining: isJoining && !hasSelf }
}

const leavers =
  /^(?:cancelled|canceled|cancels|cancel|dropped|drops|bailed|bails|cant|wont|isnt|arent|not|annule|annulent)$/
const comers = /^(?:joins|joining|join|joined|coming|comes|come|tagging|vient|viennent|arrives)$/

/** "Two of them cancelled", "my sister isn't coming", "one more joins": so many heads fewer or more than before. */
export function comingAndGoing(reader: Reader): number {
  // "And add my parents"
  const addAt = reader.tokens.findIndex(
    ({ text }, n) =>
      /^(?:add|bring|plus|ajoute|ajouter)$/.test(text) &&
      /^(?:my|our|a|mes|nos|ma|mon)$/.test(reader.text(n + 1)),
  )
  const added = addAt < 0 ? 0 : headsAt(reader, addAt + 2)
  if (added > 0) {
    reader.use(addAt, addAt + 3)
    return added
  }
  const at = reader.tokens.findIndex(
    ({ text }, n) =>
      leavers.test(text) &&
      (!/^(?:cant|wont|isnt|arent|not)$/.test(text) ||
        [1, 2].some((by) => comers.test(reader.text(n + by)) || reader.text(n + by) === 'make')),
  )
  const joins = reader.tokens.findIndex(({ text }) => comers.test(text))
  const verb = at >= 0 ? at : joins
  if (verb < 0) return 0
  const who = [1, 2, 3, 4, 5]
    .map((by) => verb - by)
    .find((n) => headsAt(reader, n) > 0 || (at >= 0 && /^(?:she|he|elle)$/.test(reader.text(n))))
  const count = who === undefined ? 0 : Math.max(1, headsAt(reader, who))
  // "A friend joins" is read with its company.
  const isMore = who !== undefined && /^(?:more|others?|extra|another)$/.test(reader.text(who + 1))
  if (count === 0 || (at < 0 && !isMore && reader.text(who ?? 0) !== 'another')) return 0
  reader.use(who ?? verb, Math.max(verb + 1, at >= 0 && joins === at + 1 ? joins + 1 : 0))
  return at >= 0 ? -count : count
}

function headsAt(reader: Reader, at: number): number {
  const text = reader.text(at)
  if (text === 'another' || relatives.has(text) || partners.has(text)) return 1
  if (pairs.has(text)) return 2
  const word = meaningOf((n) => reader.text(n), at, 'number')
  const count = Number.isInteger(reader.value(at)) ? reader.value(at) : Number(word?.value)
  return count >= 1 && count <= 9 && !/^(?:days?|nights?|am|pm|h|:)$/.test(reader.text(at + 1))
    ? count
    : 0
}

/** "One couple leaves a day earlier": who they are stays. */
export const leavesPartly = ({ tokens }: Reader): boolean =>
  tokens.some(({ text }) => /^(?:earlier|later|early|late|sooner)$/.test(text)) &&
  tokens.some(({ text }) => /^(?:leaves?|leaving|joins?|arrives?|flies|fly|goes)$/.test(text))

/** "She's 9", of the only child that was told. */
export function toldAge(reader: Reader, before: Frame['party']): Frame['party'] {
  if (before?.children.length !== 1) return null
  const at = reader.tokens.findIndex(
    ({ text }, n) =>
      /^(?:she|he|shes|hes|elle|il)$/.test(text) && [1, 2].some((by) => reader.value(n + by) <= 17),
  )
  const by = reader.value(at + 1) <= 17 ? 1 : 2
  if (at < 0 || /^(?:days?|am|pm|h|:)$/.test(reader.text(at + by + 1))) return null
  reader.use(at, at + by + 1)
  return { ...before, children: [reader.value(at + by)] }
}

/** "For my parents, they're 70 and 72": who asks stays at home. */
export function isForOthers({ tokens }: Reader): boolean {
  const has = (words: RegExp): boolean => tokens.some(({ text }) => words.test(text))
  const isFor = tokens.some(
    ({ text }, at) =>
      /^(?:for|pour)$/.test(text) && /^(?:my|mes)$/.test(tokens[at + 1]?.text ?? ''),
  )
  return isFor && has(/^(?:they|theyre|them|their|ils|elles)$/) && !has(/^(?:we|us|me|nous)$/)
}

const ofOne =
  /^(?:daughter|son|kid|child|girl|boy|teenager|toddler|baby|fille|fils|garcon|bebe|ado|grandson|granddaughter)$/
const ofBoth =
  /^(?:our|notre|nos|wife|husband|partner|girlfriend|boyfriend|mari|femme|conjointe?|couple|hubby)$/
const wayTo = 4

/** "With my daughter, we're coming from Toronto": a child of one who speaks alone, and no other grown one. */
export function isOnlyParent({ tokens }: Reader): boolean {
  const isMine = tokens.some(
    ({ text }, at) =>
      ofOne.test(text) &&
      Array.from({ length: wayTo }, (_, by) => at - by - 1).some(
        (mine) =>
          /^(?:my|ma|mon)$/.test(tokens[mine]?.text ?? '') &&
          // "With my daughter", "my son and I": they go together.
          (/^(?:with|avec|and|et|me|for|pour|w)$/.test(tokens[mine - 1]?.text ?? '') ||
            // "My daughter of twelve and I"
            Array.from({ length: wayTo }, (_, by) => at + by + 1).some(
              (link) =>
                /^(?:and|et|plus)$/.test(tokens[link]?.text ?? '') &&
                /^(?:i|me|moi|myself)$/.test(tokens[link + 1]?.text ?? ''),
            )),
      ),
  )
  return isMine && !tokens.some(({ text }) => ofBoth.test(text))
}

/** "Without the kids": those who are left. */
export function withoutChildren(reader: Reader, before: Frame['party']): Frame['party'] {
  const isGone =
    before !== null &&
    before.children.length > 0 &&
    'without the kids,without kids,no kids,without the children,sans les enfants,sans enfants'
      .split(',')
      .some((phrase) => reader.find(phrase) >= 0)
  return isGone ? { ...before, children: [] } : null
}
