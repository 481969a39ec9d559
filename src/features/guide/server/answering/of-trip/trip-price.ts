import { type Asking, type Heard, type Said, sourceOf } from '../answer.ts'
import { dollars } from '../words.ts'
import { type Answer, askedOf, partMeant, put } from './asked-of.ts'
import { answerSaving, answerWithProposal } from './trip-money.ts'
import { spokenOf } from './trip-parts.ts'

const comparing = /\b(?:more|less|differen\w+|plus|moins|diff[eé]rence|change)\b/i
/** Of a proposal that stands: what it makes of the sum. */
export const ofProposal = ({ turn }: Asking, { read }: Heard): boolean =>
  (turn.before.lastEdits ?? 0) > 0 && comparing.test(turn.message) && read.items.length === 0

const pointing = /\b(?:that|it|this|now|ça|ca|cela|maintenant)\b/i
const totals = /\b(?:total|altogether|all together|in all|au total|en tout)\b/i
const tickets = /\b(?:tickets?|entry|entrance|admission|billets?|entr[ée]es?)\b/i
/** "How much is that", after a change was proposed: the trip with it. */
const ofLastProposal = ({ turn: { before, message } }: Asking, { read }: Heard): boolean =>
  (before.lastEdits ?? 0) > 0 &&
  ((before.heard?.isProposed === true && pointing.test(message)) || totals.test(message)) &&
  read.items.length + read.parts.length + read.days.length === 0

/** "How much are the tickets", after one thing was told or proposed: its own. */
function priceOfFocus(asking: Asking, heard: Heard): Said | undefined {
  const { turn, world, say, know, language } = asking
  const { focus } = turn.before
  const isTickets = tickets.test(turn.message) && turn.before.heard?.isProposed === true
  const isThat = pointing.test(turn.message) && !partMeant(asking, heard)
  const row = focus?.includes('/')
    ? world.rows(focus.split('/')[0] ?? '')?.sights.find(({ id }) => id === focus)
    : undefined
  if (!row || heard.read.items.length > 0 || !(isTickets || isThat)) return undefined
  const { party } = heard.standing.wish
  const heads = party.adults + party.children.length
  const sum = know(row.priceCad * heads)
  return {
    text:
      row.admission === 'free' || row.priceCad === 0
        ? say(`**${row.name}** is free.`, `**${row.name}** est gratuit.`)
        : say(
            `**${row.name}** costs about ${dollars(language, row.priceCad)} for an adult, ${dollars(language, sum)} for ${heads}.`,
            `**${row.name}** coûte environ ${dollars(language, row.priceCad)} pour un adulte, ${dollars(language, sum)} pour ${heads}.`,
          ),
    sources: [sourceOf(asking, 'plan')],
    memory: { focus: row.id },
  }
}

/** "What's the price", after one stop was to move: a move costs nothing, so it is that of the stop. */
function priceOfMoved(asking: Asking, heard: Heard): Promise<Said | undefined> | undefined {
  const { edits, lastEdits = 0, heard: before, command } = asking.turn.before
  const last = edits.slice(edits.length - lastEdits)
  const ids = command?.items ?? []
  const isOne =
    before?.isProposed === true && ids.length === 1 && last.every(({ op }) => op === 'move')
  const isBare = heard.read.items.length + heard.read.days.length + heard.read.parts.length === 0
  return isOne && isBare && !totals.test(asking.turn.message)
    ? put(asking, heard, { ...heard.read, items: ids, asks: new Set(['price']) })
    : undefined
}

export const cost: Answer = (asking, heard) =>
  priceOfFocus(asking, heard) ??
  priceOfMoved(asking, heard) ??
  (ofLastProposal(asking, heard)
    ? answerWithProposal(asking)
    : (ofProposal(asking, heard) ? saving : askedOf)(asking, heard))

const asksFree = /\b(?:free|gratuit\w*)\b/i
/** "Can we get in free", of the visit that was told: what it costs. */
export const save: Answer = (asking, heard) => {
  if (ofProposal(asking, heard)) return saving(asking, heard)
  const [one, other] = spokenOf(asking, heard.standing)
  const isOfVisit = one && !other && heard.read.days.length === 0
  return isOfVisit && asksFree.test(asking.turn.message)
    ? put(asking, heard, { ...heard.read, items: [one], asks: new Set(['price']) })
    : undefined
}

export const saving: Answer = (asking, { standing, read }) =>
  answerSaving(asking, {
    standing,
    parts: [],
    question: read,
    dates: [],
    meant: [],
    isNamed: false,
  })
