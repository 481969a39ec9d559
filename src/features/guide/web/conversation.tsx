import { type ReactNode, useEffect, useRef } from 'react'
import { formatDate } from '#platform/shared/local-date.ts'
import { Button } from '#design/button/button.tsx'
import { classNames } from '#design/class-names.ts'
import { plainText } from '../domain/markdown.ts'
import styles from './chat.module.css'
import { GroupLine } from './group-line.tsx'
import { chatText as text, guideText } from './messages.ts'
import { MessageText } from './message-text.tsx'
import { Choices } from './choices.tsx'
import { PlanProposal } from './plan-proposal.tsx'
import { ProposalCard } from './proposal-card.tsx'
import type { DraftOutcome } from './draft.ts'
import type { ProposalView } from './guide.client.ts'
import type { OpenPlan } from './open-plan.ts'
import type { ChatLine } from './use-chat.ts'

const sourceLine = ({ sources }: ChatLine): string =>
  sources.map(({ name, date }) => `${name}, ${formatDate(date)}`).join('; ')

interface LineProps extends Pick<
  ConversationProps,
  'openPlan' | 'planGroups' | 'onTrip' | 'canSave' | 'tripDraft'
> {
  readonly line: ChatLine
}

const listLines = /^- .*\n?/gm

interface SetAsideProps {
  readonly proposal: ProposalView | undefined
  readonly onBack: (proposal: ProposalView) => void
}

/** A proposal that a newer one took the place of, or that waits until the guide is asked for it. */
const SetAside = ({ proposal, onBack }: SetAsideProps) =>
  !proposal || proposal.decided ? null : (
    <p className={styles.outcome}>
      {guideText.setAside}{' '}
      <Button look="text" size="small" onClick={() => onBack(proposal)}>
        {guideText.bringBack}
      </Button>
    </p>
  )

function Line({ line, openPlan, planGroups, onTrip, canSave, tripDraft }: LineProps) {
  const isOfTrip = line.proposal && line.proposal.tripId === tripDraft?.tripId
  const isOwn = line.role === 'user'
  // The card below lists the changes, each with its buttons.
  const hasCard = isOfTrip && line.proposal?.id === tripDraft?.proposal?.id
  const outcome = isOfTrip && line.proposal ? tripDraft?.outcomeOf(line.proposal) : undefined
  return (
    <li className={classNames(styles.turn, isOwn && styles.own)}>
      <div className={classNames(styles.bubble, isOwn && styles.ownBubble)}>
        <span className="visually-hidden">{isOwn ? text.you : text.guide}</span>
        {isOwn ? (
          <p className={styles.asked}>{line.content}</p>
        ) : (
          <MessageText
            text={hasCard || outcome ? line.content.replace(listLines, '') : line.content}
          />
        )}
        {outcome ? (
          <p className={styles.outcome}>
            {outcome.text}{' '}
            {outcome.onAgain ? (
              <Button look="text" size="small" onClick={outcome.onAgain}>
                {guideText.applyAgain}
              </Button>
            ) : null}
          </p>
        ) : null}
        {isOfTrip && !hasCard && !outcome ? (
          <SetAside proposal={line.proposal} onBack={tripDraft.onBack} />
        ) : null}
        {line.sources.length > 0 ? (
          <p className={styles.sources}>{text.source(sourceLine(line))}</p>
        ) : null}
      </div>
      {isOfTrip ? (
        hasCard && tripDraft?.card
      ) : line.proposal && canSave ? (
        <ProposalCard proposal={line.proposal} plan={line.plan} onTrip={onTrip} />
      ) : line.plan ? (
        <PlanProposal plan={line.plan} openPlan={openPlan} />
      ) : null}
      {line.plan && planGroups ? <GroupLine plan={line.plan} /> : null}
    </li>
  )
}

interface TripDraftCard {
  readonly tripId: string
  readonly proposal: ProposalView | undefined
  readonly card: ReactNode
  /** What became of an earlier proposal; undefined while it is open. */
  readonly outcomeOf: (proposal: ProposalView) => DraftOutcome | undefined
  /** An undecided proposal becomes the draft again. */
  readonly onBack: (proposal: ProposalView) => void
}

interface ConversationProps {
  readonly lines: readonly ChatLine[]
  readonly pending: boolean
  /** The text of the answer so far. */
  readonly words: string
  readonly spoken: ChatLine | undefined
  readonly openPlan: OpenPlan
  readonly onTrip: (tripId: string) => void
  /** Signed in: proposals can be saved. */
  readonly canSave: boolean
  /** In a trip: the proposal that stands for it, shown in place of all that were. */
  readonly tripDraft?: TripDraftCard | undefined
  /** Before anything was said. */
  readonly empty?: ReactNode
  readonly onChoose: (message: string) => void
  /** The account has group planning. */
  readonly planGroups?: boolean
}

/** The messages, scrolled to the newest; a complete answer is announced once. */
export function Conversation(props: ConversationProps) {
  const { lines, pending, words, spoken, openPlan, planGroups = false } = props
  const { onTrip, canSave, onChoose, tripDraft, empty } = props
  const choices = lines.at(-1)?.choices
  const area = useRef<HTMLDivElement>(null)
  const count = lines.length
  useEffect(() => {
    const box = area.current
    const last = box?.querySelector('ol')?.lastElementChild
    if (!box || !last || count === 0) return
    // While waiting, the end is in view; an answer is read from its beginning.
    const above = last.getBoundingClientRect().top - box.getBoundingClientRect().top
    box.scrollTop = pending ? box.scrollHeight : box.scrollTop + above - 16
  }, [count, pending])
  return (
    <div
      ref={area}
      className={styles.area}
      role="region"
      aria-label={text.conversation}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
      tabIndex={0}
    >
      {count === 0 && !pending ? (empty ?? <p className={styles.empty}>{text.examples}</p>) : null}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} {...{ line, openPlan, planGroups, onTrip, canSave, tripDraft }} />
        ))}
      </ol>
      {choices && !pending ? (
        <Choices choices={choices} disabled={pending} onChoose={onChoose} />
      ) : null}
      {pending && words ? (
        <div className={classNames(styles.bubble, styles.coming)}>
          <MessageText text={words} />
        </div>
      ) : null}
      {pending && !words ? (
        <p className={classNames(styles.bubble, styles.thinking)}>
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {text.thinking}
        </p>
      ) : null}
      <p role="status" className="visually-hidden">
        {pending ? text.thinking : spoken ? text.guide + plainText(spoken.content) : ''}
      </p>
    </div>
  )
}
