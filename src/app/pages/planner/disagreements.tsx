import { useEffect, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import {
  fieldName,
  useTripMutator,
  usePendingMutations,
  valueInWords,
  type PendingMutation,
  writeText,
} from '#features/trips/web/index.ts'
import styles from './planner.module.css'

const words = {
  fields: { title: 'Changed elsewhere meanwhile', mine: 'Keep mine', theirs: 'Take the other' },
  removed: {
    title: 'Removed elsewhere meanwhile',
    mine: 'Bring it back with my change',
    theirs: 'Leave it removed',
  },
  unfit: {
    title: 'A change from an earlier visit could not be saved',
    mine: 'Try again',
    theirs: 'Discard it',
  },
  refused: {
    title: 'This trip could not be saved yet',
    mine: 'Try again',
    theirs: 'Discard the trip and all in it',
  },
} as const

/** Every value that two people wanted differently, or what was changed of something that is gone. */
function linesOf({ write, conflict }: PendingMutation): readonly string[] {
  if (conflict?.kind === 'refused')
    return [conflict.text, 'It is kept in this browser, with all that is in it.']
  if (conflict?.kind === 'unfit')
    return [
      `${writeText(write)}: as it was written then, it cannot be saved any more.`,
      'This change is only on this device. Discard it to start over.',
    ]
  const name = write.kind === 'edit' ? write.seen.name : ''
  if (write.kind !== 'edit' && write.kind !== 'trip') return []
  if (conflict?.kind === 'fields')
    return conflict.conflicts.flatMap(({ field, yours, theirs }) => {
      const label = fieldName(field)
      if (!label) return []
      const [own, other] = [valueInWords(field, yours), valueInWords(field, theirs)]
      return `${name ? `${name}, ${label.toLowerCase()}` : label}: yours is ${own}, the other is ${other}.`
    })
  const changed = Object.entries(write.changes).flatMap(([field, value]) => {
    const label = fieldName(field)
    return label ? `${label.toLowerCase()} ${valueInWords(field, value)}` : []
  })
  return [`You had changed ${name}${changed.length > 0 ? `: ${changed.join(', ')}` : ''}.`]
}

function Disagreement({ waiting }: { waiting: PendingMutation }) {
  const { choose } = useTripMutator()
  const place = useRef<HTMLDivElement>(null)
  // On a phone the itinerary's sheet would cover the question, and the click would seem to do nothing.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  const { title, mine, theirs } = words[waiting.conflict?.kind ?? 'fields']
  return (
    <div ref={place}>
      <Notice
        tone="warn"
        live
        title={title}
        action={
          <div className={styles.buttons}>
            <Button size="small" onClick={() => choose(waiting, 'mine')}>
              {mine}
            </Button>
            <Button size="small" look="line" onClick={() => choose(waiting, 'theirs')}>
              {theirs}
            </Button>
          </div>
        }
      >
        {linesOf(waiting).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
    </div>
  )
}

/** What two people, or two devices, have changed differently: both values stay until one is chosen. */
export function Disagreements({ tripId }: { readonly tripId: string }) {
  const waiting = usePendingMutations(tripId)
  const asked = waiting.filter(({ conflict, write }) => {
    if (!conflict) return false
    // No question about an item with a pending remove.
    const id = write.kind === 'edit' ? write.seen.id : ''
    return !waiting.some(({ write: other }) => other.kind === 'remove' && other.itemId === id)
  })
  if (asked.length === 0) return null
  return (
    <section className={styles.asked} aria-label="To be decided">
      {asked.map((one) => (
        <Disagreement key={one.key} waiting={one} />
      ))}
    </section>
  )
}
