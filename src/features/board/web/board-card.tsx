import { Check } from 'lucide-react'
import { memo } from 'react'
import { classNames } from '#design/class-names.ts'
import { landmarkOf } from '#design/art/landmarks.ts'
import { Icon } from '#design/icon/icon.tsx'
import { KindSign } from '#design/kind-tile/kind-sign.tsx'
import { Landmark } from '#design/landmark/landmark.tsx'
import { isIdea } from '#features/trips/domain/day-parts.ts'
import { itemKind, itemState, type ItemView } from '#features/trips/web/index.ts'
import styles from './board-card.module.css'
import { costText, stopLengthText } from './item-words.ts'
import { stopText as text } from './messages.ts'

export interface BoardCardProps {
  readonly item: ItemView
  readonly lifted: boolean
  readonly selected: boolean
  readonly selecting: boolean
  /** Not on the server yet. */
  readonly unsaved: boolean
  /** Change in the draft. */
  readonly draft: 'in' | 'out' | 'moved' | 'ghost' | undefined
}

/** State of an item; none for paid ones, whose price says so. */
const stateOf = (item: ItemView): string => (item.paid === null ? itemState(item) : '')

/** A narrow day would break it between any two letters. */
const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some(({ length }) => length > 10)

/** One stop of a day. Data attributes identify its parts for the board's listeners. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { item, lifted, selected, selecting, unsaved, draft } = props
  const { id, name, time, location, source } = item
  const landmark = landmarkOf(source)
  const length = stopLengthText(item)
  const first = isIdea(item)
    ? [time, length].filter(Boolean).join(', ') || location
    : [time ?? text.noTime, length || (time ? '' : location)].filter(Boolean).join(', ')
  const sub = [unsaved ? text.unsaved : '', stateOf(item), first]
  return (
    <li
      data-stop={id}
      data-lifted={lifted ? '' : undefined}
      data-drafted={draft}
      className={classNames(styles.card, selected && styles.selected)}
    >
      <button
        type="button"
        data-grip=""
        // Pointer only; keyboard users lift the stop itself.
        tabIndex={-1}
        className={styles.grip}
        aria-label={text.grip(name)}
        aria-describedby="board-keys"
        aria-pressed={lifted}
      />
      <button
        type="button"
        data-face=""
        data-on-paper=""
        className={styles.face}
        aria-describedby="board-keys"
        aria-pressed={selecting ? selected : undefined}
      >
        <span
          className={styles.mark}
          {...(landmark && !selected ? {} : { 'data-art': 'icon', 'aria-hidden': true })}
        >
          {landmark && !selected ? (
            <Landmark id={landmark} name={name} />
          ) : selected ? (
            <Icon of={Check} size="button" tone="subject" />
          ) : (
            <KindSign kind={itemKind(item)} />
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.sub}>{sub.filter(Boolean).join(' · ')}</span>
          <span className={styles.name} title={name} data-long={hasLongWord(name) || undefined}>
            {item.status === 'cancelled' ? <s>{name}</s> : name}
          </span>
        </span>
        <span className={styles.price}>{costText(item)}</span>
      </button>
    </li>
  )
})
