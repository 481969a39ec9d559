export { createVisasProvider } from './provider/index.ts'
export { visaOperations } from './visas.routes.ts'
