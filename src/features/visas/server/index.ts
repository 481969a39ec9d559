export { createVisasProvider } from './provider/index.ts'
export type { VisasProvider } from './provider/visas-provider.ts'
export { visaOperations } from './visas.routes.ts'
