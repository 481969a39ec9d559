import { ApiError } from '#platform/web/api-client.ts'
import { fieldErrors } from '#platform/web/field-errors.ts'
import { type CartItem, mostExported } from '../domain/cart-item.ts'

export interface Fault {
  readonly title: string
  readonly text: string
  /** The field to mark, if one is to blame. */
  readonly field?: 'email' | 'name'
}

/** What keeps a cart from being exported, the empty cart first. */
export function exportFault(items: readonly CartItem[], email: string): Fault | undefined {
  if (items.length === 0)
    return { title: 'Empty Cart', text: 'Add some items to your itinerary before exporting.' }
  if (items.length > mostExported)
    return {
      title: 'Export Error',
      text: `At most ${mostExported.toLocaleString('en-CA')} items fit into one PDF. Remove some and export again.`,
    }
  if (!email.trim())
    return {
      title: 'Email Required',
      text: 'Please enter your email address for PDF delivery.',
      field: 'email',
    }
  return undefined
}

/** The words for an export that failed. */
export function failureOf(error: unknown): Fault {
  const title = 'Export Error'
  if (!(error instanceof ApiError) || error.status === 0)
    return { title, text: 'Unable to process PDF export request. Please try again.' }
  const { email, name } = fieldErrors(error)
  if (email) return { title, text: email, field: 'email' }
  if (name) return { title, text: name, field: 'name' }
  return { title, text: error.message || 'Failed to generate PDF export' }
}
