export { createStaysProvider } from './provider/index.ts'
export {
  isPriced,
  type PricedStay,
  type QuotedStay,
  type StaysProvider,
} from './provider/stays-provider.ts'
export { searchStays } from './search-stays.ts'
export { stayOperations } from './stays.routes.ts'
