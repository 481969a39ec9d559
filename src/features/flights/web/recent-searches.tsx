import { History } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { formatDayShort } from '#platform/shared/local-date.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { readForm } from '../domain/search-form.ts'
import styles from './flights-page.module.css'
import { readSearches, withSearch } from './saved-searches.ts'
import { recentSearchesText } from './messages.ts'

const key = 'flight-searches'

export function keepSearch(search: string): void {
  writeStored(key, withSearch(readStored(key) ?? '[]', search))
}

const never = () => () => undefined

function wordsOf(search: string): string {
  const form = readForm(new URLSearchParams(search))
  const back = form.roundTrip ? ` to ${formatDayShort(form.returnDate)}` : ''
  return recentSearchesText.search(
    form.origin,
    form.destination,
    formatDayShort(form.departureDate),
    back,
  )
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
    <nav aria-label={recentSearchesText.recentSearches} className={styles.recent}>
      <Icon of={History} tone="aid" />
      {searches.map((search) => (
        <Link key={search} href={`/flights?${search}`} className={styles.recentLink}>
          {wordsOf(search)}
        </Link>
      ))}
    </nav>
  )
}
