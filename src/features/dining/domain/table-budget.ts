/** Of what flights and stays leave for a day, so much may go into one meal. */
const share = 0.4
/** A trip without a budget sits at middling tables. CAD. */
const usualCad = 75
const leastCad = 20

interface Spending {
  /** 0 if not given. */
  readonly budgetCad: number
  /** Flights and stays. */
  readonly fixedCad: number
  readonly heads: number
  readonly days: number
}

/** The most that a meal should cost a person on a trip, CAD. */
export const tableCad = ({ budgetCad, fixedCad, heads, days }: Spending): number =>
  budgetCad === 0 ? usualCad : Math.max(leastCad, (share * (budgetCad - fixedCad)) / (heads * days))
