import type { Turn } from './answer.ts'

/** Asks for small prices that are in none of our price lists: a beer, a taxi. */
export const asksSmallPrice = ({ reading: { text, towns, span, sights, topics } }: Turn): boolean =>
  towns.length > 0 &&
  sights.length === 0 &&
  !span.days &&
  topics.every((topic) => topic === 'food') &&
  /\b(?:how much|price|prices|cost\w*|combien|prix|coute\w*|expensive|cher|chere)\b/.test(text) &&
  /\b(?:beers?|bieres?|coffees?|cafe|wine|vin|pint|taxis?|uber|metro|subway|bus|tickets? de metro|meals?|repas|lunch|dinner|souper|diner|food|eating|manger|groceries|epicerie|living|life|vie|croissants?|gas|essence)\b/.test(
    text,
  )
