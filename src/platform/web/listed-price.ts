import { facts } from './facts.ts'

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

/** A price with its sign, as the server lists it: a mark in the rendered page, a fact in the browser. */
export function listedPrice(name: Priced): string {
  const fact = `price_${name.replace('-', '_')}`
  const known: Readonly<Record<string, string>> = facts
  return known[fact] ?? `{{${fact}}}`
}
