/** What the screens of design say. */

export const addButtonText = {
  addToTrip: 'Add to Trip',
  addedRemove: (name: string) => `Added, remove: ${name}`,
  added: 'Added',
  pressAgain: 'Press again to remove it',
}

export const budgetBarText = {
  left: (amount: string) => `${amount} left`,
  overBudget: (format: string) => `${format} over budget`,
  used: (percent: number) => `, ${percent}% used`,
}

export const comboboxExampleText = {
  city: 'City',
  hint: 'Try “li”, “zz” or “fail”.',
  cities: 'Cities',
  count: (count: number) => (count === 1 ? '1 city' : `${count} cities`),
  loading: 'Looking…',
  empty: 'No city matches. You can still search for it.',
  failed: 'Suggestions are unavailable. You can still search.',
}

export const confirmDialogText = {
  keepIt: 'Keep it',
}

export const dayColumnText = {
  day: (number: number, date: string) => `Day ${number}, ${date}`,
}

export const dialogText = {
  close: 'Close',
}

export const examplesText = {
  colours: 'Colours',
  type: 'Type',
  landmark: 'Landmark',
  logo: 'Logo',
  avatar: 'Avatar',
  button: 'Button',
  addButton: 'Add button',
  iconButton: 'Icon button',
  textField: 'Text field',
  numberField: 'Number field',
  selectField: 'Select field',
  dateField: 'Date field',
  dateRangeField: 'Date range field',
  textArea: 'Text area',
  routeStrip: 'Route strip',
  searchField: 'Search field',
  combobox: 'Combobox',
  checkbox: 'Checkbox',
  chips: 'Chips',
  tabs: 'Tabs',
  badge: 'Badge',
  rating: 'Rating',
  price: 'Price',
  poster: 'Poster',
  pageHeading: 'Page heading',
  section: 'Section',
  ticket: 'Ticket',
  card: 'Card',
  resultCard: 'Result card',
  stopRow: 'Stop row',
  dayColumn: 'Day column',
  itineraryRow: 'Itinerary row',
  proposal: 'Proposal',
  verdict: 'Verdict',
  budgetBar: 'Budget bar',
  progress: 'Progress',
  statList: 'Stat list',
  dialog: 'Dialog',
  confirmDialog: 'Confirm dialog',
  bottomSheet: 'Bottom sheet',
  menu: 'Menu',
  tooltip: 'Tooltip',
  notices: 'Toasts and popups',
  notice: 'Notice',
  emptyState: 'Empty state',
  signpost: 'Signpost',
  skeleton: 'Skeleton',
  spinner: 'Spinner',
  disclosure: 'Disclosure',
  drawnMap: 'Drawn map',
  mapMark: 'Map mark',
  mapScale: 'Map scale',
  kindSign: 'Signs of kinds',
  routeDrawing: 'Drawing of a route',
  daysDrawing: 'Drawing of the days of a trip',
  picture: 'Picture',
}

export const fieldText = {
  optional: ' (optional)',
}

export const galleryText = {
  components: 'Components',
  designSystem: 'Design system',
  paperSpruceOneRed: 'Paper, spruce, one red. Light and dark share every rule.',
}

export const compareTwoText = {
  oneOfTwo: '1 of 2 chosen.',
}

export const itineraryRowText = {
  remove: (name: string) => `Remove ${name}`,
}

export const listToolsText = {
  filters: 'Filters',
  set: (set: number) => (set > 0 ? ` (${set})` : ''),
  showMore: (count: number) => `Show ${count} more`,
}

export const rowDetailsText = {
  details: 'Details',
  detailsOf: (name: string) => `Details: ${name}`,
  more: (count: number) => `+${count}`,
  moreOf: (count: number, name: string) => `+${count} more: ${name}`,
}

export const offerDetailsText = {
  sample: 'Sample',
  where: 'Where',
  onMap: 'Open map',
}

export const logoText = {
  wayleaf: 'Wayleaf',
  wayleafHome: 'Wayleaf home',
}

export const numberFieldText = {
  oneFewer: (unit: string) => `One ${unit} fewer`,
  oneMore: (unit: string) => `One ${unit} more`,
}

export const noticeText = {
  dismiss: (title: string) => `Dismiss: ${title}`,
  region: 'Notifications, F8',
  problems: 'Problems',
}

export const priceText = {
  before: 'Before ',
  now: 'now ',
}

export const progressText = {
  of: (value: number, max: number) => `${value} of ${max}`,
}

export const proposalText = {
  day: (number: number) => `Day ${number}: `,
  accept: (name: string) => `Accept ${name}`,
  reject: (name: string) => `Reject ${name}`,
  rejectedOpen: (count: number, count2: number) => `, ${count} rejected, ${count2} open`,
  accepted: (count: number) => `${count} accepted`,
}

export const ratingText = {
  outOfFive: ' out of 5',
  ourEstimate: 'our estimate',
  stars: (value: number) => `${value} out of 5 stars`,
}

export const searchFieldText = {
  clear: (lowerCase: string) => `Clear ${lowerCase}`,
}

export const skeletonText = {
  slow: 'This is taking longer than usual. It appears here as soon as it’s found; you can keep going.',
}

export const stopRowText = {
  move: (name: string) => `Move ${name}`,
}

export const tabsText = {
  done: ', done',
  step: (index: number, length: number) => `Step ${index} of ${length}`,
}

export const swipeText = {
  px0: (moved: number) => `${moved}px 0`,
}

export const retryNoticeText = {
  tryAgain: 'Try again',
  trying: 'Trying…',
}
