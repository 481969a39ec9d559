import { everyone, limited, signedIn, visitor } from '#platform/server/auth/policy.ts'

const hour = 60 * 60
/** A calendar asks every hour or so, a class trip opens a page at once: both stay well below. */
const reads = { name: 'shared-trip', points: 600, seconds: hour, by: 'address' } as const

export const fixedSharingPolicies = {
  shareTrip: signedIn,
  unshareTrip: signedIn,
  readShared: limited(everyone, reads),
  downloadCalendarFile: signedIn,
}

export const sharingPolicies = {
  getSharing: signedIn,
  sharePage: signedIn,
  unsharePage: signedIn,
  shareCalendar: signedIn,
  unshareCalendar: signedIn,
  downloadCalendar: signedIn,
  readSharedTrip: limited(everyone, reads),
  downloadSharedCalendar: limited(everyone, reads),
  checkSharedTrip: limited(visitor, reads),
  readSharedCalendar: limited(everyone, reads),
}
