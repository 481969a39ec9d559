export { PropertyCard } from './property-card.tsx'
export { PropertyDetails } from './property-details.tsx'
export { PropertyFacts } from './property-facts.tsx'
export { amountText, totalText } from './property-price.tsx'
export { propertyToItem } from './property-to-item.ts'
export {
  type PropertyAnswer,
  type PropertyQuery,
  useDialogProperties,
  useProperties,
} from './rentals.queries.ts'
