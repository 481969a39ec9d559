import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './proposal.module.css'
import { proposalText } from '../messages.ts'

export type Verdict = 'open' | 'accepted' | 'rejected'

export interface ProposedLine {
  id: string
  /** The day, in a circle. */
  number: number
  name: string
  /** "14:00, 1 h 30, lift on request". */
  note?: string | undefined
  /** "$19". */
  price?: string | undefined
  verdict: Verdict
}

export interface ProposalProps {
  title: string
  /** The frame and what it costs as a whole, on the sunk side. */
  aside: ReactNode
  lines: readonly ProposedLine[]
  /** The same verdict again clears it: the line is open. */
  onDecide: (id: string, verdict: Verdict) => void
  /** "Accept the rest", "Open in planner". */
  actions?: ReactNode
  className?: string | undefined
}

interface LineProps {
  line: ProposedLine
  onDecide: ProposalProps['onDecide']
}

function Line({ line, onDecide }: LineProps) {
  const { id, number, name, note, price, verdict } = line
  const decide = (wanted: Verdict) => onDecide(id, verdict === wanted ? 'open' : wanted)
  return (
    <li className={classNames(styles.line, verdict === 'rejected' && styles.rejected)}>
      <span className={styles.circle} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <span className="visually-hidden">{proposalText.day(number)}</span>
          {verdict === 'rejected' ? <s>{name}</s> : name}
        </p>
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      {price ? (
        <p className={styles.price}>{verdict === 'rejected' ? <s>{price}</s> : price}</p>
      ) : null}
      <div className={styles.buttons}>
        <IconButton
          icon={Check}
          look="accept"
          label={proposalText.accept(name)}
          aria-pressed={verdict === 'accepted'}
          onClick={() => decide('accepted')}
        />
        <IconButton
          icon={X}
          look="reject"
          label={proposalText.reject(name)}
          aria-pressed={verdict === 'rejected'}
          onClick={() => decide('rejected')}
        />
      </div>
    </li>
  )
}

/** A suggested trip, accepted or rejected line by line; rejected lines stay visible. */
export function Proposal({ title, aside, lines, onDecide, actions, className }: ProposalProps) {
  const count = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict).length
  return (
    <section aria-label={title} className={classNames(styles.proposal, className)}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.body}>
        <h3>{title}</h3>
        <ol className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.id} line={line} onDecide={onDecide} />
          ))}
        </ol>
        <div className={styles.foot}>
          <p role="status" className={styles.counts}>
            <b>{proposalText.accepted(count('accepted'))}</b>
            {proposalText.rejectedOpen(count('rejected'), count('open'))}
          </p>
          {actions}
        </div>
      </div>
    </section>
  )
}
