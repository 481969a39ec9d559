export { createVisasProvider } from './provider/index.ts'
export { checkEntry } from '../domain/entry.ts'
export type { VisasProvider } from './provider/visas-provider.ts'
export { visaOperations } from './visas.routes.ts'
