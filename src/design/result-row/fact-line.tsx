import { rowDetailsText } from '../messages.ts'
import { fittingIn } from './fitting-in.ts'
import styles from './fact-line.module.css'

interface FactLineProps {
  /** Of what they are. */
  readonly name: string
  readonly facts: readonly string[]
  readonly isOpen: boolean
  readonly onTurn: (open: boolean) => void
}

/** Facts in one line, behind which "+3" shows the others in place; who listens hears them all. */
export function FactLine({ name, facts, isOpen, onTurn }: FactLineProps) {
  const inLine = fittingIn(facts)
  const more = facts.length - inLine
  return (
    <ul className={styles.facts} data-rest="">
      {facts.map((fact, at) => (
        <li key={fact} data-more={at >= inLine || undefined}>
          {fact}
        </li>
      ))}
      {more > 0 ? (
        <li className={styles.turn}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={isOpen ? rowDetailsText.lessOf(name) : rowDetailsText.moreOf(more, name)}
            onClick={() => onTurn(!isOpen)}
          >
            {isOpen ? rowDetailsText.less : rowDetailsText.more(more)}
          </button>
        </li>
      ) : null}
    </ul>
  )
}
