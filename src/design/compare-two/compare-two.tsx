import { Check, Columns2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { standOnFoot } from '../foot-room.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { compareTwoText } from '../messages.ts'
import styles from './compare-two.module.css'

/** The two that were chosen last; choosing one again leaves it out. */
export function useTwo() {
  const [two, setTwo] = useState<readonly string[]>([])
  return {
    two,
    turn: (id: string): void =>
      setTwo(two.includes(id) ? two.filter((one) => one !== id) : [...two.slice(-1), id]),
    clear: (): void => setTwo([]),
  }
}

interface CompareButtonProps {
  readonly name: string
  readonly isOn: boolean
  readonly words: { readonly compare: string }
  readonly onTurn: () => void
}

/** Chooses a thing to be laid beside another. */
export const CompareButton = ({ name, isOn, words, onTurn }: CompareButtonProps) => (
  <button
    type="button"
    className={styles.compare}
    aria-pressed={isOn}
    aria-label={`${words.compare} ${name}`}
    onClick={onTurn}
  >
    <Icon of={isOn ? Check : Columns2} />
    {words.compare}
  </button>
)

interface CompareTwoProps<T> {
  /** One waits for another; two are laid side by side. */
  readonly chosen: readonly T[]
  readonly nameOf: (thing: T) => string
  /** Facts to compare, most decisive first; a fact that neither has is left out. */
  readonly rows: readonly (readonly [string, (thing: T) => string])[]
  readonly renderAction: (thing: T) => ReactNode
  readonly words: {
    readonly title: string
    readonly what: string
    readonly choose: string
    readonly stop: string
    readonly chooseAnother: (name: string) => string
  }
  readonly onClose: () => void
}

/** Two things side by side, each to be added from there; until there are two, how to choose another. */
export function CompareTwo<T>(props: CompareTwoProps<T>) {
  const { chosen, nameOf, rows, renderAction, words, onClose } = props
  const [first, second] = chosen
  if (!first) return null
  if (!second)
    return (
      <div ref={standOnFoot} className={styles.choosing} data-comparing="" data-wide="">
        <p role="status">
          <b>{compareTwoText.oneOfTwo}</b> {words.chooseAnother(nameOf(first))}
        </p>
        <IconButton icon={X} label={words.stop} onClick={onClose} />
      </div>
    )
  return (
    <Dialog open onClose={onClose} lightDismiss size="medium" title={words.title}>
      <table className={styles.beside}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.what}</span>
            </th>
            {chosen.map((thing) => (
              <th key={nameOf(thing)} scope="col">
                {nameOf(thing)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([, say]) => chosen.some((thing) => say(thing) !== ''))
            .map(([label, say]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {chosen.map((thing) => (
                  <td key={nameOf(thing)}>{say(thing)}</td>
                ))}
              </tr>
            ))}
          <tr>
            <th scope="row">{words.choose}</th>
            {chosen.map((thing) => (
              <td key={nameOf(thing)}>{renderAction(thing)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </Dialog>
  )
}
