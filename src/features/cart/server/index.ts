export { cartLetters } from './cart-copy.ts'
export type { Catalogue, CatalogueWords } from './catalogue.ts'
export { cartOperations } from './cart.routes.ts'
export { rateOperations } from './rates.routes.ts'
