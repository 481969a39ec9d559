import { rowDetailsText } from '../messages.ts'
import { fittingIn } from './fitting-in.ts'
import styles from './fact-line.module.css'

interface FactLineProps {
  /** Of what they are. */
  readonly name: string
  readonly facts: readonly string[]
  /** Opens the details, which show all of them; without it, those of one line are shown. */
  readonly onMore: (() => void) | undefined
}

/** Facts in one line, behind which "+3" opens the others; who listens hears them all. */
export function FactLine({ name, facts, onMore }: FactLineProps) {
  const inLine = fittingIn(facts)
  const more = facts.length - inLine
  return (
    <ul className={styles.facts} data-rest="">
      {facts.map((fact, at) => (
        <li key={fact} data-more={at >= inLine || undefined}>
          {fact}
        </li>
      ))}
      {more > 0 && onMore ? (
        <li className={styles.turn}>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={rowDetailsText.moreOf(more, name)}
            onClick={onMore}
          >
            {rowDetailsText.more(more)}
          </button>
        </li>
      ) : null}
    </ul>
  )
}
