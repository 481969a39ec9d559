import type { Verdict } from '#design/proposal/proposal.tsx'
import type { ProposalView } from './guide.client.ts'

type Change = ProposalView['days'][number]['changes'][number]

/** A change of a proposal, with its place in it. */
export interface Numbered {
  /** Through all days. */
  readonly index: number
  readonly day: number
  readonly veiled: boolean
  readonly change: Change
}

export const numbered = ({ days }: ProposalView): readonly Numbered[] =>
  days
    .flatMap(({ day, veiled, changes }) => changes.map((change) => ({ day, veiled, change })))
    .map((one, index) => ({ ...one, index }))

/** A proposal for the trip that is open, and what was decided about it. Nothing of it is saved. */
export interface TripDraft {
  readonly proposal: ProposalView
  /** By index; missing lines are undecided. */
  readonly verdicts: Readonly<Record<number, Verdict>>
  /** The open draft that this one took the place of. */
  readonly replaced?: TripDraft | undefined
}

/** A proposal takes the place of the open draft, which can come back with its verdicts. */
export function draftOf(proposal: ProposalView, open: TripDraft | undefined): TripDraft {
  if (open?.proposal.id === proposal.id) return open
  const earlier = open?.replaced
  const known = earlier?.proposal.id === proposal.id ? earlier.verdicts : {}
  return { proposal, verdicts: known, replaced: open && { ...open, replaced: undefined } }
}

export const verdictIn = ({ verdicts }: TripDraft, index: number): Verdict =>
  verdicts[index] ?? 'open'

/** How many changes are not rejected, and on how many days. */
export function keptCount(
  proposal: ProposalView,
  verdictOf: (index: number) => Verdict,
): { readonly changes: number; readonly days: number } {
  const kept = numbered(proposal).filter(({ index }) => verdictOf(index) !== 'rejected')
  return { changes: kept.length, days: new Set(kept.map(({ day }) => day)).size }
}

/** What one press saves: the accepted changes; where none is, all that were not rejected. */
export function takenOf(draft: TripDraft): readonly Numbered[] {
  const all = numbered(draft.proposal)
  const accepted = all.filter(({ index }) => verdictIn(draft, index) === 'accepted')
  return accepted.length > 0
    ? accepted
    : all.filter(({ index }) => verdictIn(draft, index) === 'open')
}

/** How many undecided changes the press leaves, because others are accepted. */
export const openBeside = (draft: TripDraft): number => {
  const taken = new Set(takenOf(draft).map(({ index }) => index))
  const all = numbered(draft.proposal)
  return all.filter(({ index }) => !taken.has(index) && verdictIn(draft, index) === 'open').length
}

/** The draft with one more verdict; the same again takes it back. */
export const decided = (draft: TripDraft, index: number, verdict: Verdict): TripDraft => ({
  ...draft,
  verdicts: {
    ...draft.verdicts,
    [index]: verdictIn(draft, index) === verdict ? 'open' : verdict,
  },
})

/** The reason that all changes have in common, said once; '' where they differ. */
export function sharedReason(proposal: ProposalView): string {
  const [first, ...others] = numbered(proposal).map(({ change }) => change.reason)
  return others.length > 0 && others.every((reason) => reason === first) ? (first ?? '') : ''
}

/** What became of a draft; undone in the trip it can be applied again. */
export interface DraftOutcome {
  readonly text: string
  readonly onAgain?: () => void
}
