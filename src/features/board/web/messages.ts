import { countText } from '#platform/shared/count-text.ts'
export const dayText = {
  keys: 'Use the arrow keys to go from stop to stop. Enter opens a stop; Space picks it up. The arrows then move it within its day or to another day, Space drops it, and Escape puts it back.',
  notes: 'What doesn’t fit',
  moreNotes: (count: number) => `Show ${count} more ${count === 1 ? 'note' : 'notes'}`,
  estimates: 'Estimates are marked in Your Itinerary.',
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
  notes: (count: number) => `${count} ${count === 1 ? 'note' : 'notes'}`,
  checkHints: (hints: number) =>
    hints === 0 ? 'Trip Check' : `Trip Check, ${hints} ${hints === 1 ? 'hint' : 'hints'}`,
  checkClear: 'Trip Check, clear',
  clear: 'All clear',
  noProblems: 'No problems',
  /** "Hint for day 2: Book Belém Tower ahead." */
  hint: (message: string, day: number | undefined) =>
    `Hint for ${day === undefined ? 'the trip' : `day ${day}`}: ${message}`,
  checked: 'Hours, travel, flights, nights, budget and entry rules.',
  unchecked: 'Not checked yet',
  checkLater: 'Trip Check looks at your trip as soon as it’s saved.',
  ideas: (count: number) => `Ideas, ${count}`,
  undo: 'Undo',
  redo: 'Redo',
  select: 'Select',
  keys: 'Keys',
  more: 'More',
}

export const flightBarText = {
  lands: (when: string) => `lands ${when}`,
}

export const barText = {
  nights: (nights: number) => (nights === 1 ? '1 night' : `${nights} nights`),
  each: (price: string) => ` × ${price}`,
  checkIn: (time: string) => `In ${time}`,
  checkOut: (time: string) => `Out ${time}`,
  open: (nights: number) => (nights === 1 ? '1 night open.' : `${nights} nights open.`),
  noStay: (nights: number) => `No stay for ${nights === 1 ? '1 night' : `${nights} nights`}`,
  findStay: 'Find a stay',
  booked: 'Booked',
  remove: 'Remove from trip',
  removeNamed: (name: string) => `Remove from trip: ${name}`,
  findAnother: 'Find another stay',
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
  noFurther: 'You can’t move it any further.',
}

export const stubText = {
  out: 'Flight out',
  back: 'Flight home',
  inReturnFare: 'In the return fare',
  returnFare: (units: string) => (units ? `${units} return` : 'Return fare'),
  forAll: (heads: number) => `for all ${heads}`,
  fareForAll: (forAll: string, isReturn: boolean) => `${isReturn ? 'Return' : 'Fare'} ${forAll}`,
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

export const wayText = {
  toStay: (way: string) => `To your stay: ${way.charAt(0).toLowerCase()}${way.slice(1)}`,
  fromStay: (way: string) => `From your stay: ${way.charAt(0).toLowerCase()}${way.slice(1)}`,
}

export const aboutText = {
  noDay: 'An idea, without a day',
  noTime: 'no time yet',
  until: (from: string, to: string) => `${from} to ${to}`,
  open: (hours: string) => `Open ${hours} that day`,
  closed: 'Closed that day',
  always: 'Open all day',
  map: 'See it on a map',
  estimate: 'our estimate',
  adultPrice: 'children at the adult price',
  sample: 'A sample: this place is made up, so you can try planning.',
}

export const stopCardText = {
  move: 'Move…',
  edit: 'Edit',
}

export const boardText = {
  label: 'Day board',
  ofTrip: 'About the whole trip',
  hintsOfTrip: 'Hints for the whole trip',
  goToDay: 'Go to a day',
  dropOn: 'Drop it on a day',
  ideas: 'Ideas',
  waits: (number: number, date: string) => `Day ${number}, ${date}, not open yet`,
  day: (number: number, date: string) => `Day ${number}, ${date}`,
  moveTo: 'Move to…',
  ideasOption: 'Ideas, without a day',
  onMap: 'On the map',
}

export const stopText = {
  othersToo: (others: number) =>
    others > 0 ? `; ${others === 1 ? '1 other stop' : `${others} other stops`} moved too` : '',
  unsaved: 'Not saved yet',
  noTime: 'No time yet',
  grip: (name: string) => `Move ${name}`,
  lifted: (name: string) => `${name} lifted. Arrows move it, Space drops it, Escape cancels.`,
  carried: (name: string, day: string, place: readonly [at: number, of: number] | undefined) =>
    place ? `${name}, ${day}, position ${place[0]} of ${place[1]}` : `${name}, ${day}`,
  stays: (name: string) => `${name} stays where it was`,
  drop: (time: string | null) => (time === null ? 'Drop here' : `Drop here, ${time}`),
}

export const columnText = {
  changes: (count: number) => countText(count, 'change'),
  withDraft: 'with this draft',
  noDay: 'Not on a day yet',
  noIdeas: 'Ideas without a day go here.',
  noStops: 'Nothing planned.',
  stops: (count: number) => (count === 1 ? '1 stop' : `${count} stops`),
  addIdea: 'Add an idea',
  addToDay: (day: number) => `Add to day ${day}`,
  best: 'Best order',
  bestOrder: (day: number) => `Best order for day ${day}`,
}

export const stepText = {
  undo: 'Undo',
  added: (name: string) => `${name} added`,
  removed: (what: string) => `${what} removed`,
  items: (count: number) => `${count} items`,
  itemRemoved: 'Item Removed',
  moved: (what: string, place: string) => `${what} moved to ${place}`,
  movedTitle: (place: string) => `Moved to ${place}`,
  movedWithin: (place: string) => `Moved within ${place}`,
  changed: (name: string) => `${name} changed`,
}

export const bestDayText = {
  title: (day: string) => `Best order for ${day}`,
  same: 'Your day is already in its best order: no other fits in more, or takes less travel without a long wait.',
  sameOrder:
    'Your order is the best already. Only the times change, to fit opening hours and travel.',
  saves: (saved: number, after: number, before: number) =>
    `${saved} min less travel than now: ${after} min instead of ${before}.`,
  asMuch: (minutes: number) =>
    `As much travel as now, ${minutes} min, and every stop fits its opening hours.`,
  longer: (more: number) =>
    `${more} min more travel than now, but every stop fits its opening hours.`,
  tooMuch: 'Not everything fits in this day.',
  proved: 'No other order that fits does better. Travel times are estimates.',
  notProved: 'This is the best we found. Travel times are estimates.',
  estimates: 'Travel times are estimates.',
  lunch: 'Lunch',
  dinner: 'Dinner',
  toIdeas: (names: string) => `Moves to Ideas: ${names}.`,
  keepMine: 'Keep mine',
  close: 'Close',
  takeTimes: 'Use these times',
  use: 'Use this order',
  failed: 'We couldn’t find the best order.',
  loading: 'Looking for the best order',
}

export const itemFormText = {
  addIdea: 'Add an idea',
  addTo: (day: string) => `Add to ${day}`,
  name: 'Name',
  time: 'Time',
  timeHint: 'Such as 09:30.',
  minutes: 'Length in minutes',
  day: 'Day',
  cost: 'Cost, CAD',
  costFor: (heads: number) => `In all, for ${heads} travellers.`,
  costPaid: 'This is what was paid.',
  place: 'Place',
  notes: 'Notes',
  link: 'Link',
  openLink: 'Open the link in a new tab',
  remove: 'Remove',
  cancel: 'Cancel',
  save: 'Save',
  add: 'Add to Trip',
  nameMissing: 'Enter a name.',
  timeWrong: 'Enter a time such as 09:30.',
  minutesWrong: 'Enter whole minutes, such as 90.',
  costWrong: 'Enter an amount such as 12.50.',
  linkWrong: 'Enter a full web address, such as example.com/tickets.',
}

export const selectionText = {
  label: 'Selected stops',
  none: 'Choose the stops to move or remove.',
  count: (count: number) => `${count} selected`,
  chooseDay: 'Choose a day',
  remove: 'Remove',
  done: 'Done',
}

export const spendingText = {
  label: 'Spending',
  folded: 'Spending by category and day',
  byCategory: 'By category',
  byDay: 'By day',
  flights: 'Flights',
  stays: 'Stays',
  noDay: 'Not on a day yet',
  day: 'Day',
  cost: 'Cost',
  paidBy: 'Paid by',
  paidLine: (name: string, amount: string, payers: string) =>
    `${name}: ${amount} paid by ${payers}`,
  noBudget: (total: string) => `${total} in total. Set a budget under Dates.`,
  paidAndPlanned: (paid: string, planned: string) =>
    `${paid} paid by bookings, ${planned} still planned.`,
}
