export { createPartnerLinks, type PartnerLinks, partnersFor } from './partner-links.ts'
export { partnersPersonalData } from './partners-personal-data.ts'
export { createPostbackSecrets } from './postback-secrets.ts'
export { partnerOperations } from './partners.routes.ts'
