import { ApiError } from '#platform/web/api-client.ts'
import { fieldErrors } from '#platform/web/field-errors.ts'
import { type CartItem, mostExported } from '../domain/cart-item.ts'
import { exportFormText } from './messages.ts'

export interface Fault {
  readonly title: string
  readonly text: string
  /** The field to mark, if one is to blame. */
  readonly field?: 'email' | 'name'
}

/** What keeps a cart from being exported, the empty cart first. */
export function exportFault(items: readonly CartItem[], email: string): Fault | undefined {
  if (items.length === 0)
    return { title: exportFormText.emptyCart, text: exportFormText.addSomeItemsTo }
  if (items.length > mostExported)
    return {
      title: exportFormText.exportError,
      text: exportFormText.atMostItemsFit(mostExported.toLocaleString('en-CA')),
    }
  if (!email.trim())
    return {
      title: exportFormText.emailRequired,
      text: exportFormText.pleaseEnterYourEmail,
      field: 'email',
    }
  return undefined
}

/** The words for an export that failed. */
export function failureOf(error: unknown): Fault {
  const title = exportFormText.exportError
  if (!(error instanceof ApiError) || error.status === 0)
    return { title, text: exportFormText.unableToProcessPdf }
  const { email, name } = fieldErrors(error)
  if (email) return { title, text: email, field: 'email' }
  if (name) return { title, text: name, field: 'name' }
  return { title, text: error.message || exportFormText.failedToGeneratePdf }
}
