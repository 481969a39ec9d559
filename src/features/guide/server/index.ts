export { guidePersonalData } from './guide-personal-data.ts'
export { guideOperations } from './guide.routes.ts'
export { createGuideModel, createGuideWorld } from './provider/index.ts'
import './guide.tables.ts'
