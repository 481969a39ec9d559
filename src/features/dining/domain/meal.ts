/** The meals of a day, with the local time at which a trip expects them. */
export const mealTimes = {
  breakfast: '08:30',
  lunch: '12:30',
  dinner: '19:00',
} as const

export type Meal = keyof typeof mealTimes

export const meals = ['breakfast', 'lunch', 'dinner'] as const satisfies readonly Meal[]

/** Where nothing says what a meal costs, this does. In CAD. */
const usualMealCad = 50

/** What a meal costs a person, in CAD: an average, and so always an estimate. */
export const mealCad = ({ price }: { readonly price: number }): number => price || usualMealCad
