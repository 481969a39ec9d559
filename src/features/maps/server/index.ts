export { createMapFiles, mapFilesPath } from './map-files.ts'
export { mapGround } from './map-ground.ts'
export { mapOperations } from './maps.routes.ts'
