import { emptyFrame, type Frame } from '../../contract/frame.schema.ts'

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

/** A plan that the conversation is about: by its id, or the items of a trip. */
export interface PlanInTalk {
  readonly planId: string | null
  readonly tripId: string | null
  readonly startDate: string
  readonly days: number
  readonly isDated: boolean
}

/** What a conversation remembers; no word of what was said. */
export interface Memory {
  readonly frame: Frame
  readonly asked: Question | null
  readonly plan: PlanInTalk | null
  /** Slugs or ids that the last list named. */
  readonly listed: readonly string[]
  /** Edits of the plan so far, as changes of its items. */
  readonly edits: readonly StoredEdit[]
  /** How many of them the last proposal brought. */
  readonly lastEdits?: number
}

/** One change of an item of a plan, as it can be carried out. */
export interface StoredEdit {
  readonly op: 'add' | 'remove' | 'move' | 'replace'
  readonly itemId: string
  readonly day: number
  /** What an added or replacing item is written as. */
  readonly write?: Readonly<Record<string, unknown>>
}

export const newMemory: Memory = {
  frame: emptyFrame,
  asked: null,
  plan: null,
  listed: [],
  edits: [],
}
