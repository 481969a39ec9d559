export interface Point {
  readonly lat: number
  readonly lng: number
}

/** A day to be filled. */
export interface DaySlot {
  readonly date: string
  /** That visits and the ways between them may take. */
  readonly minutes: number
  readonly centre: Point
  /** The most visits; as many as a person does by heart unless said. */
  readonly visits?: number | undefined
  /** How far from the centre its visits may lie. */
  readonly reachKm: number
  /** May be spent out of town. */
  readonly mayGoOut?: boolean | undefined
}

/** Something to visit. */
export interface Wanted extends Point {
  readonly id: string
  /** 1 to 10. */
  readonly priority: number
  readonly minutes: number
}

/** One more visit than a person does by heart is a march. */
export const visitsADay = 5
/** A way within a town, when nothing better is known yet. */
export const wayMinutes = 15
export const worthOf = ({ priority }: Wanted): number => priority * 10

export const sumOf = (some: readonly Wanted[], of: (one: Wanted) => number): number =>
  some.reduce((sum, one) => sum + of(one), 0)
