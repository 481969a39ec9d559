export { tripOperations } from './trips.routes.ts'
import './trips.tables.ts'
