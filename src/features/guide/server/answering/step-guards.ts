import { plainlyAsks } from '../reading/asks.ts'
import type { FoundTopic } from '../reading/read-topics.ts'
import type { Asking } from './answer.ts'
import { asksBed } from './edit-bed.ts'
import { asksFlight } from './edit-flight.ts'
import { changing, surelyChanges } from './of-trip/changing.ts'
import type { Chosen } from './follow-up.ts'

/** One way in which a message may be meant; undefined where it is not. */
export type Step = (
  asking: Asking,
  topics: readonly FoundTopic[],
) => Promise<Chosen | undefined> | Chosen | undefined

/** They are asked of a place, and never of what a plan holds. */
const ofPlace = new Set(
  'distance transfer safety entry tipping water health phone plugs currency language law manners insurance pets driving'.split(
    ' ',
  ),
)
const sure = 0.6

const surelyOfTrip = 0.75
/** Beside a trip it surely asks of the trip. */
const isOfTrip = ({ heard }: Asking): boolean =>
  heard !== undefined &&
  heard.share >= surelyOfTrip &&
  heard.act !== 'general' &&
  heard.act !== 'house'

/** Steps that read a message as one about the plan, or about a walk, unless something else is surely asked. */
export const unlessAsked =
  (step: Step, isOfWalks = false): Step =>
  (asking, topics) => {
    const [main] = topics
    const isElse =
      main !== undefined &&
      main.score >= sure &&
      (!isOfTrip(asking) || main.intent.topic === 'transfer') &&
      asking.turn.isQuestion &&
      ofPlace.has(main.intent.topic) &&
      !(isOfWalks && main.intent.topic === 'distance')
    return isElse ? undefined : step(asking, topics)
  }

/** Steps that lay a trip anew or change it, for what does not plainly ask: "what time should I fly so I don't lose a day". */
export const unlessPlain =
  (step: Step): Step =>
  (asking, topics) =>
    asking.turn.before.plan?.tripId && plainlyAsks(asking.turn.message)
      ? undefined
      : step(asking, topics)

const plainEdit = 0.7
/** Steps of a question about the plan, for what changes nothing of it. */
export const unlessEdit =
  (step: Step): Step =>
  (asking, topics) => {
    const { doing, change } = asking.turn
    // "Is there a cheaper hotel near Rossio" asks for another, and nothing of Rossio.
    const isSwap = asksBed(asking) || (change?.cheaper === true && asksFlight(asking))
    return isSwap || (doing?.act === 'edit' && doing.share >= plainEdit)
      ? undefined
      : step(asking, topics)
  }

/** Steps that change the plan, for what does not go on from another answer: "and in August?", after the weather. */
export const unlessBeside =
  (step: Step): Step =>
  (asking, topics) => {
    const { doing, before } = asking.turn
    const isBeside =
      before.frame.topic !== 'plan' && (doing?.act === 'follow' || doing?.act === 'narrow')
    return isBeside ? undefined : step(asking, topics)
  }

const surelyGeneral = 0.6
/** Steps that read a message as one about the trip, for what is surely of the country, of Wayleaf or of nothing. */
export const unlessGeneral =
  (step: Step): Step =>
  (asking, topics) => {
    const { act, share } = asking.heard ?? { act: '', share: 0 }
    const isElse = act === 'general' || act === 'house'
    return isElse && share >= surelyGeneral ? undefined : step(asking, topics)
  }

/** What they ask no phrase of a day or a part tells. */
const ofActs = new Set(['why', 'has', 'best-day', 'suggest'])
/** Steps of a question about the trip, for what surely changes it or asks more: "ok, drop the last thing", "why that one". */
export const unlessChange =
  (step: Step): Step =>
  (asking, topics) => {
    const { act, share } = asking.heard ?? { act: '', share: 0 }
    return (changing.has(act) || ofActs.has(act)) && share >= surelyChanges
      ? undefined
      : step(asking, topics)
  }
