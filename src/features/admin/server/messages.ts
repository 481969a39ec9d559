import { countText } from '#platform/shared/count-text.ts'

/** Texts of the back office about background work. */
export const jobsText = {
  storage: 'Storage',
  diskFull: 'The disk is full: nothing new can be stored until there’s room on it.',
  emails: 'Emails',
  emailCounts: (waiting: number, sent: number, failed: number) =>
    `${countText(waiting, 'email')} waiting, ${sent} sent and ${failed} given up in 30 days.`,
  doubts: 'Bookings in doubt',
  inDoubt: (count: number) =>
    `${countText(count, 'booking')} without the supplier’s answer; we’re looking into each.`,
  noDoubts: 'Every booking has been answered.',
  purchases: 'Purchases',
  incidents: (count: number) =>
    `${countText(count, 'purchase')} to look at: see Purchases, “Needs a look”.`,
  noIncidents: 'Every purchase matches what was asked for.',
  guide: 'Guide’s model',
  guideUsed: (used: string, cap: string) => `${used} of ${cap} used today`,
  guideHeld: (held: string) => `, and ${held} held for answers whose price is open.`,
  guideReached:
    ' Some questions didn’t fit under the limit, so the embedded guide answered them. GUIDE_MODEL_CENTS_A_DAY sets the limit.',
}
