export { tripOperations } from './trips.routes.ts'
export { tripsPersonalData } from './trips-personal-data.ts'
import './trips.tables.ts'
