export { createStaysProvider } from './provider/index.ts'
export { stayOperations } from './stays.routes.ts'
