export { downloadTripCalendar } from './download-calendar.ts'
export { Invitation } from './invitation.tsx'
export { sharedAreas } from './shared-areas.ts'
export { ShareButton } from './share-button.tsx'
