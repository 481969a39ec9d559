export { editorialTexts } from './editorial-texts.ts'
export { contentOperations } from './content.routes.ts'
export { createContentProvider } from './provider/index.ts'
