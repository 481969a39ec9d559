import './sharing.tables.ts'
export { createClocks } from './provider/index.ts'
export { sharingPersonalData } from './sharing-personal-data.ts'
export { sharingOperations } from './sharing.routes.ts'
