import { useState } from 'react'
import { KindSign } from '#design/kind-tile/kind-sign.tsx'
import { Print } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import type { LocalItem } from '#features/trips/domain/draft-codec.ts'
import { itemKind } from '#features/trips/web/index.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { addDays, formatDateRange, formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatMoney, sum } from '#platform/shared/money.ts'
import { draftKeys, readStored } from '#platform/web/storage.ts'
import { draftLines } from './draft-lines.ts'
import { readWho } from './draft-who.ts'
import { unownedItems } from './kept-itinerary.ts'
import { readDates } from './trip-draft.ts'
import { daysOf } from './when-field.tsx'
import { draftPreviewText as text } from './messages.ts'
import { keptDraftText } from './step-messages.ts'
import styles from './plan-first.module.css'

export interface StoredDraft {
  readonly destination: string
  /** Atlas id of the place; empty if it has none. */
  readonly ref: string
  readonly items: readonly LocalItem[]
  /** Empty where none is chosen. */
  readonly startDate: string
  readonly endDate: string
}

function readRef(): string {
  try {
    const place: unknown = JSON.parse(readStored(draftKeys.place) ?? 'null')
    const ref = typeof place === 'object' && place && 'ref' in place ? place.ref : ''
    return typeof ref === 'string' ? ref : ''
  } catch {
    // Unreadable data: no poster.
    return ''
  }
}

function readDraft(): StoredDraft | undefined {
  const items = unownedItems()
  if (items.length === 0) return undefined
  return {
    destination: readStored(draftKeys.destination) ?? '',
    ref: readRef(),
    items,
    ...readDates(),
  }
}

/** This browser's draft without an owner, if any. */
export function useStoredDraft(): StoredDraft | undefined {
  const [draft] = useState(readDraft)
  return draft
}

interface DraftPreviewProps {
  readonly draft: StoredDraft
  /** Where the page's own heading does not name the trip. */
  readonly titled?: boolean
}

/** Preview of the draft that sign-in keeps, by day. */
export function DraftPreview({ draft, titled = false }: DraftPreviewProps) {
  const { destination, ref, items, startDate, endDate } = draft
  const { party, origin } = readWho()
  const total = sum(
    'CAD',
    items.flatMap(({ price = 0, status }) => (status === 'idea' ? [] : [cad(price)])),
  )
  // A copy of a trip whose prices are not shared: its total is not known, which is not zero.
  const isUnpriced = items.every(({ price, estimated }) => !price && estimated)
  const days = daysOf({ startDate, endDate })
  const own = Array.from({ length: days }, (_, at) => addDays(startDate, at))
  const lines = draftLines(items)
  const dates = [...new Set([...own, ...lines.map(({ day }) => day)])].toSorted()
  const Heading = titled ? 'h3' : 'h2'
  return (
    <section className={styles.draft} aria-label={text.itinerary}>
      {isPosterSlug(ref) ? (
        <Print slug={ref} name={destination} place="" className={styles.draftPoster} />
      ) : null}
      <div className={styles.draftDays}>
        {days > 0 ? (
          <div className={styles.draftSum}>
            {titled ? <h2>{keptDraftText.title(destination, days)}</h2> : null}
            <p>
              {text.facts(formatDateRange(startDate, endDate), partyWords(party), origin?.name)}
            </p>
          </div>
        ) : null}
        <p className={styles.draftSum}>
          {isUnpriced ? (
            text.unpriced
          ) : (
            <>
              {text.totalCost(partyWords(party))} <b>{formatMoney(total)}</b>
            </>
          )}
        </p>
        {dates.map((date) => (
          <section key={date}>
            <Heading>{date === null ? text.withoutDay : formatDayShort(date)}</Heading>
            <ul>
              {lines
                .filter(({ day }) => day === date)
                .map(({ id, type, words }) => (
                  <li key={id}>
                    <KindSign kind={itemKind({ type })} size={16} />
                    {words}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
