import { ArrowRight, ArrowRightLeft, Check, Minus, Plus, X } from 'lucide-react'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { proposalText } from '#design/messages.ts'
import { Notice } from '#design/notice/notice.tsx'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { ProposalView } from './guide.client.ts'
import {
  type Numbered,
  numbered,
  openBeside,
  sharedReason,
  takenOf,
  type TripDraft,
  verdictIn,
} from './draft.ts'
import { addedByDraft, type ItemOf } from './draft-cost.ts'
import { guideText as text } from './messages.ts'
import styles from './trip-guide.module.css'

/** What the draft of a trip needs beside the guide: the items that stand, and what is done with it. */
export interface DraftControls {
  readonly draft: TripDraft
  /** The name and the price of an item of the trip. */
  readonly itemOf: ItemOf
  readonly busy: boolean
  readonly error: string
  readonly onDecide: (index: number, verdict: 'accepted' | 'rejected') => void
  readonly onAccept: () => void
  readonly onReject: () => void
  /** An undecided proposal becomes the draft again. */
  readonly onBack: (proposal: ProposalView) => void
}

function wordsOf({ change }: Numbered, itemOf: ItemOf): string {
  const { op, item, replaces } = change
  // Moved within its day, the hour alone says where to.
  const stays = op === 'move' && item.time !== null && itemOf(item.id)?.day === item.day
  const date = item.day && !stays ? formatDayShort(item.day) : ''
  const when = [date, item.time ?? ''].filter(Boolean).join(' ')
  if (op === 'remove') return text.out(item.name)
  if (op === 'move') return item.day ? text.toDay(item.name, when) : text.toIdeas(item.name)
  const old = replaces && itemOf(replaces)
  const name = when ? `${item.name}, ${when}` : item.name
  return old ? text.instead(name, old.name) : name
}

function costWords(added: number): string {
  if (added === 0) return text.sameCost
  const sum = formatMoney(cad(Math.abs(added)))
  return added < 0 ? text.saves(sum) : text.adds(sum)
}

/** "Accept all 3" and "Reject all". */
export function DraftButtons({ draft, busy, onAccept, onReject }: DraftControls) {
  const all = numbered(draft.proposal).length
  const taken = takenOf(draft).length
  // Undecided beside accepted ones: not saved, which is said.
  const left = openBeside(draft)
  return (
    <div className={styles.buttons}>
      <Button
        size="small"
        busy={busy}
        busyLabel={text.opening}
        disabled={taken === 0}
        onClick={onAccept}
      >
        {taken === all
          ? text.acceptAll(all)
          : left > 0
            ? text.acceptSome(taken, left)
            : text.accept(taken)}
      </Button>
      <Button look="line" size="small" disabled={busy} onClick={onReject}>
        {text.rejectAll(all)}
      </Button>
    </div>
  )
}

/** "3 changes on 2 days, saves $4.00" */
export function DraftTitle({ draft, itemOf }: Pick<DraftControls, 'draft' | 'itemOf'>) {
  const taken = takenOf(draft)
  const days = new Set(taken.map(({ day }) => day)).size
  const added = addedByDraft(draft, itemOf)
  return (
    <p className={styles.draftTitle}>
      <b>{text.changes(taken.length, days)}</b>
      <span className={styles.cost} data-adds={added > 0 || undefined}>
        {costWords(added)}
      </span>
    </p>
  )
}

/** "This replaced your open draft of 3 changes. Bring it back" */
function Replaced({ draft, busy, onBack }: DraftControls) {
  const before = draft.replaced?.proposal
  if (!before) return null
  return (
    <p className={styles.replaced}>
      {text.replaced(numbered(before).length)}{' '}
      <Button look="text" size="small" disabled={busy} onClick={() => onBack(before)}>
        {text.bringBack}
      </Button>
    </p>
  )
}

/** The draft while later questions are asked: its card has scrolled away, its decision has not. */
export function OpenDraft(props: DraftControls) {
  return (
    <section className={styles.open} aria-label={text.openDraft}>
      <DraftTitle {...props} />
      <DraftButtons {...props} />
    </section>
  )
}

const signs = { add: Plus, remove: Minus, move: ArrowRight, replace: ArrowRightLeft } as const

interface ChangeLineProps extends DraftControls {
  readonly one: Numbered
  /** Where it is not said for all changes at once. */
  readonly reason: string
}

/** One change: its sign and colour as on the days, what it does and why, and the decision. */
function ChangeLine({ one, reason, draft, itemOf, busy, onDecide }: ChangeLineProps) {
  const { index, change } = one
  const words = wordsOf(one, itemOf)
  const verdict = verdictIn(draft, index)
  return (
    <li data-op={change.op} data-verdict={verdict}>
      <span className={styles.sign} aria-hidden="true">
        <Icon of={signs[change.op]} />
      </span>
      <div className={styles.words}>
        <p>{words}</p>
        {reason ? <p className="small mute">{reason}</p> : null}
      </div>
      <IconButton
        icon={Check}
        look="accept"
        label={proposalText.accept(words)}
        aria-pressed={verdict === 'accepted'}
        disabled={busy}
        onClick={() => onDecide(index, 'accepted')}
      />
      <IconButton
        icon={X}
        look="reject"
        label={proposalText.reject(words)}
        aria-pressed={verdict === 'rejected'}
        disabled={busy}
        onClick={() => onDecide(index, 'rejected')}
      />
    </li>
  )
}

/** More changes than this are grouped by day. */
const changesAtOnce = 8

/** The changes as lists; many of them one a day, with its date. */
function ChangeLists(props: DraftControls) {
  const all = numbered(props.draft.proposal)
  const shared = sharedReason(props.draft.proposal)
  const list = (some: readonly Numbered[]) => (
    <ul className={styles.changes}>
      {some.map((one) => (
        <ChangeLine key={one.index} {...props} one={one} reason={shared ? '' : one.change.reason} />
      ))}
    </ul>
  )
  return (
    <>
      {shared ? <p className="small mute">{shared}</p> : null}
      {all.length <= changesAtOnce
        ? list(all)
        : props.draft.proposal.days.map(({ day, date }) => (
            <div key={day}>
              <h3 className={styles.day}>{date ? formatDayShort(date) : text.dayNumber(day)}</h3>
              {list(all.filter((one) => one.day === day))}
            </div>
          ))}
    </>
  )
}

/** The changes that the guide proposes for the open trip, each to be kept or left out. */
export function DraftCard(props: DraftControls) {
  return (
    <section className={styles.draft} aria-label={text.draft}>
      <Replaced {...props} />
      <DraftTitle {...props} />
      <ChangeLists {...props} />
      <DraftButtons {...props} />
      <p className="small mute">{text.nothingSaved}</p>
      {props.error ? (
        <Notice tone="error" live title={text.notSaved}>
          {props.error}
        </Notice>
      ) : null}
    </section>
  )
}
