import { facts } from '#platform/web/facts.ts'

type Priced =
  | 'explorer'
  | 'wanderlust'
  | 'premium'
  | 'enterprise'
  | 'pdf'
  | 'express'
  | 'comprehensive'
  | 'premium-group'
  | 'vip-concierge'
  /** The group consultation for five or more. */
  | 'group_reduced'

/** "$19.99", as the server lists it: a mark in the rendered page, a fact in the browser. */
export function listedPrice(name: Priced): string {
  const fact = `price_${name.replace('-', '_')}`
  const known: Readonly<Record<string, string>> = facts
  return known[fact] ?? `{{${fact}}}`
}
