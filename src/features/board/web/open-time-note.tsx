import { distanceText } from '#features/trips/domain/day-stops.ts'
import type { OpenSight, OpenTime } from '../domain/open-time.ts'
import styles from './open-time-note.module.css'
import { openTimeText as text } from './messages.ts'

/** Suggestion as joined text, so that unchanged days don't rerender. */
export function openTimeWords(open: OpenTime<OpenSight> | undefined): string {
  if (!open) return ''
  const { part, sight, near, km, time, closes } = open
  const fact = sight.isFree ? text.free : closes ? text.openUntil(closes) : ''
  const sentence = near
    ? text.near(sight.name, distanceText(km), near, fact)
    : text.nearStay(sight.name, distanceText(km), fact)
  return [text.titles[part], sentence, sight.name, time].join('\n')
}

/** One suggestion and its button. */
export function OpenTimeNote({ words, day }: { readonly words: string; readonly day: string }) {
  const [title, sentence, sight = '', time = ''] = words.split('\n')
  return (
    <div className={styles.open}>
      <h3 className={styles.openTitle}>{title}</h3>
      <p>{sentence}</p>
      <button
        type="button"
        data-fill={day}
        className={styles.fill}
        aria-label={text.addNamed(sight, time)}
      >
        {text.add(time)}
      </button>
    </div>
  )
}
