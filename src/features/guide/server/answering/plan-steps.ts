import { Reader } from '../reading/tokens.ts'
import { stem } from '../retrieval/text-index.ts'
import { answerEdit } from './answer-edit.ts'
import { isOfKnown } from './follow-up.ts'
import { goalTowns, sourceOf } from './answer.ts'
import { journeyOf } from './journey.ts'
import { journeySources, wayLines } from './journey-text.ts'
import type { Step } from './step-guards.ts'
import { whenOf } from './answer-standing.ts'

const ways =
  'between them,between the two,between the three,get between,between these,between those,between the towns,between the cities,between the stops,from one to the next,from one to the other,along the way,on the way there,en route,entre eux,entre elles,entre les villes,entre les deux,d une ville a l autre,en chemin'

const carriers = 'train,trains,ferry,ferries,traversier'
const sure = 0.5

/** "Train or bus between them", "where do we stop along the way": the ways of the plan that stands. */
export const waysOfPlan: Step = (asking, topics) => {
  const { turn, say } = asking
  const { plan } = turn.before
  const isAsked = plan && turn.isQuestion && !turn.change && turn.named.places.length === 0
  if (!isAsked || goalTowns(asking).length < 2) return undefined
  // "Is the train good enough": of the plan where nothing surer is asked.
  const isOfWay =
    turn.reader.takes(ways) ||
    (turn.reader.takes(carriers) && topics.every(({ score }) => score < sure))
  if (!isOfWay) return undefined
  // What is asked about decides nothing of how one goes.
  const unsaid = { ...asking, turn: { ...turn, reader: new Reader('') } }
  const journey = journeyOf(unsaid, plan.days)
  return (
    journey && {
      said: {
        text: `${say('The plan goes so:')}\n\n${wayLines(unsaid, journey, () => false)}`,
        sources: [sourceOf(asking, 'plan'), ...journeySources(asking)],
        took: turn.unused(),
      },
      topic: 'plan',
    }
  )
}

const shortest = 4
const rootsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.split(/[^\p{L}]+/u)).flatMap((one) => stem(one) ?? []))

/** "Add the pyramids": no name of ours, but what one of the sights there is. */
export const described: Step = async (asking) => {
  const { turn, plans, say, world } = asking
  const { plan, edits } = turn.before
  const isAdd =
    turn.change?.isBare && /^(?:add|include|ajoute|ajouter|inclus)$/.test(turn.reader.text(0))
  const took = turn.unused()
  const roots = [...rootsOf(took.filter((word) => word.length >= shortest))]
  const standing = plan && isAdd && roots.length > 0 ? await plans.standing(plan, edits) : undefined
  const [sight] = (standing?.wish.destinations ?? [])
    .flatMap(({ ref }) => world.rows(ref ?? '')?.sights ?? [])
    .filter(({ name, description, aliases = [] }) => {
      const held = rootsOf([name, description, ...aliases])
      return roots.every((root) => held.has(root))
    })
    .toSorted((a, b) => a.prominence - b.prominence)
  if (!standing || !sight || !turn.change) return undefined
  const there = standing.items.find(({ source, day }) => day && source?.endsWith(sight.id))
  const changes = [{ op: 'add' as const, target: { ref: sight.id } }]
  const said = there
    ? {
        text: say(
          `${sight.name} is in the plan already: ${whenOf(asking, standing, there)}.`,
          `${sight.name} est déjà dans le plan : ${whenOf(asking, standing, there)}.`,
        ),
        memory: { focus: sight.id },
      }
    : await answerEdit({ ...asking, turn: { ...turn, change: { ...turn.change, changes } } })
  return said && { said: { ...said, took }, topic: 'plan' }
}

const mostYes = 4
const agreeing =
  'do it,do that,do this,go ahead,go for it,yes,yes please,accept it,accept,apply it,sounds good,fais le,faites le,vas y,allez y,oui,d accord'
/** "Ok, do it", after a proposal: who asks carries it out. */
export const agreed: Step = ({ turn, say }) => {
  const { before, reader, edited, change, unused } = turn
  const isPlain =
    reader.tokens.length <= mostYes + 1 && [...edited].every((key) => key === 'places') && !change
  const isOpen =
    (before.lastEdits ?? 0) > 0 || (before.plan !== null && before.plan.tripId === null)
  return before.plan && isOpen && isPlain && unused().length === 0 && reader.takes(agreeing)
    ? {
        said: {
          text: say(
            'Press **Accept** under my last proposal: nothing in your trip changes before that.',
            'Appuyez sur **Accept** sous ma dernière proposition : rien ne change dans votre voyage avant cela.',
          ),
          isUnknown: true,
        },
        topic: before.frame.topic,
      }
    : undefined
}

/** What is to be forgotten is no longer counted on. */
export const forgotten: Step = ({ turn, say }) =>
  turn.dropped.length > 0
    ? {
        said: {
          text: say('Done: I no longer count on that.'),
          isUnknown: true,
        },
        topic: turn.before.frame.topic,
      }
    : undefined

/** Ages, names, a yes: it moves nothing of the plan that stands. */
export const nothingNew: Step = (asking, topics) => {
  const { turn, say } = asking
  const { before, isQuestion, edited, change, reference, unused, reader } = turn
  const isPlain =
    !isQuestion &&
    topics.length === 0 &&
    !change &&
    (reader.tokens.length <= mostYes
      ? [...edited].every((key) => key === 'places' && isOfKnown(asking)) &&
        reference?.what !== 'pick'
      : edited.size === 0 && !reference)
  return before.plan && isPlain && unused().length === 0 && reader.tokens.length > 0
    ? {
        said: {
          text: say('Noted. The plan stays as it is; tell me what should change.'),
          isUnknown: true,
        },
        topic: before.frame.topic,
      }
    : undefined
}
