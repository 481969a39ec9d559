import { History } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { missingIn, readForm } from '../domain/search-form.ts'
import styles from './flights-page.module.css'

const key = 'flight-searches'
const most = 5

/** The searches as addresses, the last first; what is unreadable or over counts as none. */
function readSearches(stored: string, today: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored)
    if (!Array.isArray(list)) return []
    return list
      .filter((entry): entry is string => typeof entry === 'string')
      .filter((entry) => {
        const form = readForm(new URLSearchParams(entry))
        return missingIn(form) === '' && form.departureDate >= today
      })
  } catch {
    // Written by something else: it is overwritten with the next search.
    return []
  }
}

export function keepSearch(search: string): void {
  const rest = readSearches(readStored(key) ?? '[]', '').filter((known) => known !== search)
  writeStored(key, JSON.stringify([search, ...rest].slice(0, most)))
}

const never = () => () => undefined

function wordsOf(search: string): string {
  const form = readForm(new URLSearchParams(search))
  const back = form.roundTrip ? ` to ${formatDayShort(form.returnDate)}` : ''
  return `${form.origin} to ${form.destination}, ${formatDayShort(form.departureDate)}${back}`
}

/** What was searched for lately in this browser, to search for again. */
export function RecentSearches({ today }: { readonly today: string }) {
  const stored = useSyncExternalStore(
    never,
    () => readStored(key) ?? '[]',
    () => '[]',
  )
  const searches = readSearches(stored, today)
  if (searches.length === 0) return null
  return (
    <nav aria-label="Recent searches" className={styles.recent}>
      <Icon of={History} tone="aid" />
      {searches.map((search) => (
        <Link key={search} href={`/flights?${search}`} className={styles.recentLink}>
          {wordsOf(search)}
        </Link>
      ))}
    </nav>
  )
}
