import { paidParam } from '../domain/paid-param.ts'

/** A saved trip's page with the payment in its address; undefined for another page, which has no place to tell it. */
export function tripPaid(returnTo: string | null, purchaseId: string): string | undefined {
  const [page = '', query] = (returnTo ?? '').split('?')
  const params = new URLSearchParams(query)
  if (!/^\/planner(-new)?\/?$/i.test(page) || !params.get('trip')) return undefined
  params.set(paidParam, purchaseId)
  return `${page}?${params}`
}
