export { adminOperations } from './admin.routes.ts'
