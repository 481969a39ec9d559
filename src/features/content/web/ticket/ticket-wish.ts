import { childrenIn } from '#platform/web/ticket-faces.ts'
import { daysInclusive, isLocalDate, type LocalDate } from '#platform/shared/local-date.ts'

/** What a ticket says just now. */
export interface TicketWish {
  readonly from: string
  readonly to: string
  readonly start: LocalDate | ''
  readonly end: LocalDate | ''
  readonly adults: number
  readonly ages: readonly number[]
  /** All of them in the order of the fields; null where the age isn't chosen yet. */
  readonly children: readonly (number | null)[]
  /** CAD; 0 where none is given. */
  readonly budget: number
}

/** Cells with a picker. */
export const cells = ['when', 'who', 'budget'] as const
export type Cell = (typeof cells)[number]

/** The lowest prices of a wish, in CAD; what cannot be had is absent. */
export interface WishPrices {
  /** A return flight for an adult in the month of the first day. */
  readonly flight?: number | undefined
  /** A night at a hotel, of all of the party. */
  readonly hotel?: number | undefined
  /** A night in a place of one's own. */
  readonly place?: number | undefined
  /** Codes of both airports. */
  readonly airports?: readonly [from: string, to: string] | undefined
}

/** Asks for the prices of a wish whose place is known by its name. */
export type LoadPrices = (wish: TicketWish) => Promise<WishPrices>

export const headsAtMost = 9

/** What the fields of a ticket say; what makes no sense is left out, as the planner does. */
export function readWish(form: HTMLFormElement): TicketWish {
  const data = new FormData(form)
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const date = (name: string) => (isLocalDate(text(name)) ? text(name) : '')
  const children = childrenIn(text('children'))
  const budget = Number(text('budget').replaceAll(/[$,\s]/g, ''))
  return {
    from: text('from'),
    to: text('to'),
    start: date('start'),
    end: date('end'),
    adults: Math.min(headsAtMost, Math.max(1, Math.floor(Number(text('adults'))) || 1)),
    children,
    ages: children.filter((age) => age !== null),
    budget: budget > 0 ? budget : 0,
  }
}

export const daysOf = ({ start, end }: Pick<TicketWish, 'start' | 'end'>): number =>
  start && end && end >= start ? daysInclusive(start, end) : 0

/** Writes fields as a person would: what listens to the form hears it once all are written. */
export function writeFields(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  const fields = Object.entries(values).flatMap(([name, value]) => {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) return []
    field.value = value
    return [field]
  })
  for (const field of fields)
    for (const event of ['input', 'change'])
      field.dispatchEvent(new Event(event, { bubbles: true }))
}
