export { createStaysProvider } from './provider/index.ts'
export type { FoundStay, QuotedStay, StaysProvider } from './provider/stays-provider.ts'
export { stayOperations } from './stays.routes.ts'
