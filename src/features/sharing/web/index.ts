export { downloadTripCalendar } from './download-calendar.ts'
export { Invitation } from './invitation.tsx'
export { ShareButton } from './share-button.tsx'
