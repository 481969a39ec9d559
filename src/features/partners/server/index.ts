export { createPartnerLinks } from './partner-links.ts'
export { partnersPersonalData } from './partners-personal-data.ts'
export { partnerOperations } from './partners.routes.ts'
