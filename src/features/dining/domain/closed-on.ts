import { weekdayName } from '#features/trips/domain/opening-hours.ts'

/** Whether a sight is closed on a day, by its usual week. */
export const isClosedOn = ({ closedOn }: { readonly closedOn: readonly string[] }, day: string) =>
  closedOn.includes(weekdayName(day))
