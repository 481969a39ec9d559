import { fold } from '../../domain/fold.ts'
import rows from '../../texts/allergies.json' with { type: 'json' }

const named = rows.map(({ allergen, words }) => ({
  allergen,
  pattern: new RegExp(`\\b(?:${words.split(', ').join('|')})\\b`),
}))
const allergic = /\b(?:allerg\w*|anaphyla\w*|epi ?pens?|auto ?injectors?|auto ?injecteurs?)\b/
/** "My dog allergy" is of no food. */
const someFood = 'food'

/** What of their food makes someone ill, as a message tells it: "a severe peanut allergy", "allergique au sésame". */
export function allergensIn(written: string): readonly string[] {
  const text = fold(written)
  if (!allergic.test(text)) return []
  const found = named.flatMap(({ allergen, pattern }) => (pattern.test(text) ? [allergen] : []))
  const isOfFood = /\b(?:food|eat|eats|eating|restaurants?|manger|aliment\w*|nourriture)\b/.test(
    text,
  )
  return found.length > 0 ? found : isOfFood ? [someFood] : []
}
