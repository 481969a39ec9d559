export const legText = {
  onFoot: (minutes: number) => `${minutes} min on foot`,
  ferry: (minutes: number) => `${minutes} min by ferry`,
  ride: (minutes: number) => `${minutes} min by transit`,
}

export const dayText = {
  keys: 'Arrows go from stop to stop. Enter opens one, Space lifts it; arrows then carry it within its day and to other days, Space drops it, Escape puts it back.',
  notes: 'What does not fit',
  moreNotes: (count: number) => `Show ${count} more ${count === 1 ? 'note' : 'notes'}`,
  estimates: 'Some prices are estimates. Your Itinerary marks them.',
  folded: (count: number) => `${count} ${count === 1 ? 'note' : 'notes'}`,
}

export const draftText = {
  accept: 'Accept',
  reject: 'Reject',
}

export const toolsText = {
  free: (open: number, all: number) =>
    open === 1 ? `Day 1 of ${all} is free` : `Days 1 to ${open} of ${all}`,
  guide: 'Guide',
  check: (count: number) =>
    count === 0 ? 'Trip Check' : `Trip Check, ${count} ${count === 1 ? 'note' : 'notes'}`,
  clean: 'Trip Check found nothing to change.',
  ideas: (count: number) => `Ideas, ${count}`,
  undo: 'Undo',
  redo: 'Redo',
  select: 'Select',
  keys: 'Keys',
}

export const barText = {
  nights: (nights: number) => (nights === 1 ? '1 night' : `${nights} nights`),
  checkIn: (time: string) => `In ${time}`,
  checkOut: (time: string) => `Out ${time}`,
  open: (nights: number) => (nights === 1 ? '1 night open.' : `${nights} nights open.`),
  findStay: 'Find a stay',
  booked: 'Booked',
  refunded: (amount: string) => `Cancelled, ${amount} came back`,
  cancelled: 'Cancelled',
  twoStays: 'Which one counts?',
  keep: 'Keep this',
  keepNamed: (name: string) => `Keep this: ${name}`,
  kept: (name: string) => `${name} kept`,
  checkInOf: (name: string) => `Check-in of ${name}`,
  checkOutOf: (name: string) => `Check-out of ${name}`,
  valueOf: (day: string, nights: number) =>
    `${day}, ${nights === 1 ? '1 night' : `${nights} nights`}`,
  holds: (name: string, from: string, to: string, nights: number) =>
    `${name}, ${from} to ${to}, ${nights === 1 ? '1 night' : `${nights} nights`}`,
  noFurther: 'That is as far as it goes.',
}

export const stubText = {
  out: 'Flight out',
  back: 'Flight home',
  inReturnFare: 'In the return fare',
  booked: 'Booked',
  stops: (count: number) => (count === 1 ? '1 stop' : `${count} stops`),
  label: (which: string, from: string, to: string, price: string) =>
    `${which}, ${from} to ${to}, ${price}`,
  how: 'How are you getting there?',
  find: 'Find flights',
  own: 'I have a booking',
}

const openTitles = {
  morning: 'Morning open',
  afternoon: 'Afternoon open',
  evening: 'Evening open',
  day: 'Nothing planned',
} as const

export const openTimeText = {
  titles: openTitles,
  /** "MAAT is 650 m from Belém Tower and free." */
  near: (sight: string, distance: string, stop: string, fact: string) =>
    `${sight} is ${distance} from ${stop}${fact}.`,
  nearStay: (sight: string, distance: string, fact: string) =>
    `${sight} is ${distance} from where you stay${fact}.`,
  free: ' and free',
  openUntil: (time: string) => ` and open until ${time}`,
  add: (time: string) => `Add it at ${time}`,
  addNamed: (sight: string, time: string) => `Add ${sight} at ${time}`,
}
