import { missingIn, readForm } from '../domain/search-form.ts'

/** Searches that this browser remembers. */
const most = 5

/** The searches as addresses, the latest first; unreadable and past ones are left out. */
export function readSearches(stored: string, today: string): readonly string[] {
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

/** The list to store after one more search. */
export function withSearch(stored: string, search: string): string {
  const rest = readSearches(stored, '').filter((known) => known !== search)
  return JSON.stringify([search, ...rest].slice(0, most))
}
