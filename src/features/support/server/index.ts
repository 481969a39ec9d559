export { startPurgingMessages } from './purge-messages.job.ts'
export { supportPersonalData } from './support-personal-data.ts'
export { supportOperations } from './support.routes.ts'
