export { editorialTexts } from './editorial-texts.ts'
export { contentOperations } from './content.routes.ts'
export { createSampleFacts } from './from-atlas/sample-facts-of.ts'
