export { diagnosticsOperations } from './diagnostics.routes.ts'
