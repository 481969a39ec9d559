export { rateOperations } from './rates.routes.ts'
