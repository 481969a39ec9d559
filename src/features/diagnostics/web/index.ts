export { giveConsent, useConsent } from './consent.ts'
export { countEvent } from './count-event.ts'
export { recordFailure } from './record-failure.ts'
export { VisitCounter } from './visit-counter.tsx'
