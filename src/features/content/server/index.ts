export { contentOperations } from './content.routes.ts'
export { createContentProvider } from './provider/index.ts'
