import { quoteNoteText } from './messages.ts'
/**
 * What an insurance quote in the address says, for the consultant: `?service=insurance&amount=84.20&currency=CAD`.
 * Empty for anything else. It is a note and no price.
 */
export function quoteNote(params: URLSearchParams): string {
  if (params.get('service') !== 'insurance') return ''
  const amount = Number(params.get('amount') ?? '')
  const currency = params.get('currency') ?? 'CAD'
  if (!Number.isFinite(amount) || amount <= 0 || amount > 999_999)
    return quoteNoteText.travelInsurance
  if (!/^[A-Z]{3}$/.test(currency)) return quoteNoteText.travelInsurance
  return quoteNoteText.travelInsuranceQuotedAt(amount.toFixed(2), currency)
}
