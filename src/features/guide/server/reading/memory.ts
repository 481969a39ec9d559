import type { WrittenItem } from '#features/plans/server/index.ts'
import type { TripCommand } from './trip-command.ts'
import type { Holds } from './read-holds.ts'
import { emptyFrame, type Frame, type FramePlace } from '../../contract/frame.schema.ts'

/** What the guide has asked back and waits for. */
export type Question =
  | 'destination'
  | 'which'
  | 'dates'
  | 'days'
  | 'origin'
  | 'passport'
  | 'topic'
  | 'visit'

/** What they have told of what something costs. */
export interface LedgerRow {
  readonly name: string
  readonly amount: number
  readonly per: 'trip' | 'person' | 'day' | 'night'
  /** How often it is paid, where it was said. */
  readonly times: number | null
}

/** One line of a list, as it was shown. */
export interface ListedRow {
  readonly id: string
  readonly text: string
  readonly cad: number | null
}

/** A plan that the conversation is about: by its id, or the items of a trip. */
export interface PlanInTalk {
  readonly planId: string | null
  readonly tripId: string | null
  readonly startDate: string
  readonly days: number
  readonly isDated: boolean
}

/** What a message beside a trip did, and what it named. */
export interface ThreadPart {
  readonly act: string
  readonly wish: TripCommand
  readonly amenities: TripCommand['amenities']
  /** It was answered with a change that waits to be accepted. */
  readonly isProposed: boolean
}

/** What a conversation remembers; no word of what was said. */
export interface Memory {
  readonly frame: Frame
  readonly asked: Question | null
  readonly plan: PlanInTalk | null
  /** Slugs or ids that the last list named. */
  readonly listed: readonly string[]
  /** Its lines and prices, one for each of them. */
  readonly rows?: readonly ListedRow[]
  /** By what the last search was narrowed: 'Pool', 'nonstop', 'cheap'. */
  readonly filters?: readonly string[]
  /** What "it" and "that" mean: the place, sight or row that was named or picked last. */
  readonly focus?: string | null
  /** Ids of the parts of the plan that were told or changed last: "it", "those". */
  readonly spoken?: readonly string[]
  /** What was to become of the plan in the last message, where it was read whole: the next may say where. */
  readonly command?: TripCommand | null
  /** What the last message beside the trip did: "and on Friday?" goes on with it. */
  readonly tripAct?: string | null
  /** The last message beside the trip: what the next leaves unsaid stands here. */
  readonly heard?: ThreadPart | null
  /** A place outside the trip that they would like to see: "do it on day 2". */
  readonly wanted?: string | null
  /** What was told of what travellers often ask: its place, and our own wording of it. */
  readonly often?: { readonly place: string; readonly q: string } | null
  /** The day of the plan that was told last, from 1. */
  readonly toldDay?: number
  /** The goals before the present ones. */
  readonly earlier?: readonly FramePlace[]
  /** The goals are weighed against each other: one of them is meant. */
  readonly isChoice?: boolean
  /** Costs that were told, of the sum in the frame. */
  readonly ledger?: readonly LedgerRow[]
  /** How a place is to be that is looked for: 'warm', 'cheap', 'europe'. */
  readonly wish?: readonly string[]
  /** What a plan has to hold beside the frame: a nap, a day of rest, cheap tickets. */
  readonly holds?: Holds
  /** Numbers of the last answers, the latest first: what was said is no answer to another question. */
  readonly told?: readonly number[]
  /** Edits of the plan so far, as changes of its items. */
  readonly edits: readonly StoredEdit[]
  /** How many of them the last proposal brought. */
  readonly lastEdits?: number
}

/** One change of an item of a plan, as it can be carried out. */
export type StoredEdit = { readonly itemId: string; readonly day: number } & (
  | { readonly op: 'remove'; readonly write?: undefined }
  | { readonly op: 'move'; readonly write: Pick<WrittenItem, 'day' | 'time'> }
  // Items of a first plan stand in the plan itself and are not written again.
  | { readonly op: 'add' | 'replace'; readonly write?: WrittenItem }
)

export const newMemory: Memory = {
  frame: emptyFrame,
  asked: null,
  plan: null,
  listed: [],
  edits: [],
}
