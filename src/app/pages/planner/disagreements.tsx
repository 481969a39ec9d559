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
import { conflictText as text } from './itinerary-messages.ts'

/** Lines of a conflict: both values of each field, or the changes to a removed item. */
function linesOf({ write, conflict }: PendingMutation): readonly string[] {
  if (conflict?.kind === 'refused') return [conflict.text, text.onlyHere]
  if (conflict?.kind === 'unfit') return [text.tooOld(writeText(write)), text.changeOnlyHere]
  const name = write.kind === 'edit' ? write.seen.name : ''
  if (write.kind !== 'edit' && write.kind !== 'trip') return []
  if (conflict?.kind === 'fields')
    return conflict.conflicts.flatMap(({ field, yours, theirs }) => {
      const label = fieldName(field)
      if (!label) return []
      const [own, other] = [valueInWords(field, yours), valueInWords(field, theirs)]
      return text.values(text.field(name, label), own, other)
    })
  const changed = Object.entries(write.changes).flatMap(([field, value]) => {
    const label = fieldName(field)
    return label ? `${label.toLowerCase()} ${valueInWords(field, value)}` : []
  })
  return [text.changed(name, changed)]
}

function Disagreement({ waiting }: { waiting: PendingMutation }) {
  const { choose } = useTripMutator()
  const place = useRef<HTMLDivElement>(null)
  // On a phone the itinerary's sheet would cover the question.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  const { title, mine, theirs } = text.choices[waiting.conflict?.kind ?? 'fields']
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

/** Conflicting edits of two people or devices, to be resolved by choice. */
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
    <section className={styles.asked} aria-label={text.label}>
      {asked.map((one) => (
        <Disagreement key={one.key} waiting={one} />
      ))}
    </section>
  )
}
