/** Meals with their usual local times. */
export const mealTimes = {
  breakfast: '08:30',
  lunch: '12:30',
  dinner: '19:00',
} as const

export type Meal = keyof typeof mealTimes

export const meals = ['breakfast', 'lunch', 'dinner'] as const satisfies readonly Meal[]

/** Default price of a meal. CAD. */
const usualMealCad = 50

/** Estimated price of a meal per person, CAD. */
export const mealCad = ({ price }: { readonly price: number }): number => price || usualMealCad
