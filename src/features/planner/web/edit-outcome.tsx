import { useEffect, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { formatDate, isLocalDate } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { ChosenPlace } from './chosen-place.ts'
import styles from './planner.module.css'
import type { TripConflict, TripEditing } from './use-trip-edit.ts'

const labels: Readonly<Record<TripConflict['field'], string>> = {
  destinations: 'Destination',
  startDate: 'Start date',
  endDate: 'End date',
  budgetCad: 'Budget',
}

/** Two places of one name are told apart by their country. */
const placeInWords = ({ name, countryCode }: ChosenPlace): string =>
  countryCode ? `${name} (${countryCode})` : name

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(placeInWords).join(', ')
  if (typeof value === 'number') return formatMoney(cad(value))
  const text = String(value)
  return isLocalDate(text) ? formatDate(text) : text
}

const choices = [
  { choice: 'mine', label: 'Keep mine', look: 'primary' },
  { choice: 'theirs', label: 'Take the other', look: 'line' },
] as const

function ConflictNotice({ editing }: { editing: TripEditing }) {
  const { conflicts, settle, settling, settlingFailure } = editing
  const place = useRef<HTMLDivElement>(null)
  // On a phone the itinerary's sheet would cover it, and the press would seem to have done nothing.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place}>
      <Notice
        tone="warn"
        live
        title="Changed elsewhere meanwhile"
        action={
          <div className={styles.buttons}>
            {choices.map(({ choice, label, look }) => (
              <Button
                key={choice}
                size="small"
                look={look}
                busy={settling === choice}
                busyLabel="Saving…"
                disabled={settling !== undefined && settling !== choice}
                onClick={() => settle(choice)}
              >
                {label}
              </Button>
            ))}
          </div>
        }
      >
        {conflicts.map(({ field, yours, theirs }) => (
          <p key={field}>
            {labels[field]}: yours is {inWords(yours)}, the other is {inWords(theirs)}.
          </p>
        ))}
        {settlingFailure ? <p>{settlingFailure}</p> : null}
      </Notice>
    </div>
  )
}

/** What became of saving a trip's fields: a failure in words, or both values of a conflict to choose from. */
export function EditOutcome({ editing }: { editing: TripEditing }) {
  const { conflicts, failure } = editing
  if (conflicts.length > 0) return <ConflictNotice editing={editing} />
  return failure ? (
    <Notice tone="error" live>
      {failure}
    </Notice>
  ) : null
}
