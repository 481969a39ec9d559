export { PropertyCard } from './property-card.tsx'
export { PropertyFacts } from './property-facts.tsx'
export { amountText, totalText } from './property-price.tsx'
export {
  addProperty,
  type PropertyAnswer,
  type PropertyQuery,
  useDialogProperties,
  useProperties,
} from './rentals.queries.ts'
