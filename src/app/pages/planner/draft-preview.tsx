import { useState } from 'react'
import { KindSign } from '#design/kind-tile/kind-sign.tsx'
import { Print } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { PlanPreview, type PlanView } from '#features/plans/web/index.ts'
import { itemKind } from '#features/trips/web/index.ts'
import { draftKeys, readStored } from '#platform/web/storage.ts'
import type { StoredDraft } from './draft-plan.ts'
import { unownedItems } from './kept-itinerary.ts'
import { draftPreviewText as text } from './messages.ts'
import { readDates } from './trip-draft.ts'
import styles from './plan-first.module.css'

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
  /** The draft as a plan; undefined while it has no days. */
  readonly plan: PlanView | undefined
}

/** What sign-in keeps: with its days as any plan, before it has any as a list. */
export function DraftPreview({ draft: { ref, destination, items }, plan }: DraftPreviewProps) {
  if (plan) return <PlanPreview plan={plan} />
  return (
    <section className={styles.draft} aria-label={text.itinerary}>
      {isPosterSlug(ref) ? (
        <Print slug={ref} name={destination} place="" className={styles.draftPoster} />
      ) : null}
      <div className={styles.draftList}>
        <h2>{text.withoutDay}</h2>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <KindSign kind={itemKind(item)} size={16} />
              {item.name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
