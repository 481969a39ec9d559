import { countText } from '#platform/shared/count-text.ts'

export const guideText = {
  understood: 'What I understood',
  forget: (what: string) => `Forget ${what}`,
  conversations: 'Conversations',
  newConversation: 'New conversation',
  loading: 'Loading your conversations',
  notLoaded: 'Your conversations didn’t load.',
  retry: 'Retry',
  notStarted: 'The new conversation didn’t start',
  tryAgain: 'Please try again in a moment.',
  offline: 'The guide needs a connection.',
  placeholder: 'Ask about a place, a price or a day',
  guide: 'Guide',
  draft: 'The guide’s draft',
  talk: 'Show the conversation',
  nextChange: 'Show the next change',
  close: 'Close the guide',
  left: (left: number, renews: string) =>
    left === 0 && renews ? `0 left until ${renews}` : `${left} left this month`,
  saves: (sum: string) => `saves ${sum}`,
  adds: (sum: string) => `adds ${sum}`,
  sameCost: 'same cost',
  instead: (name: string, old: string) => `${name} instead of ${old}`,
  toDay: (name: string, when: string) => `${name}, to ${when}`,
  toIdeas: (name: string) => `${name}, to Ideas`,
  laterDays: 'Nothing before 10:00, please',
  slower: (day: number) => `Make day ${day} slower`,
  isEnough: (budget: string) => `Is ${budget} enough?`,
  likeThatWeek: (place: string) => `What is ${place} like that week?`,
  askTrip: 'Ask about this trip, or say what to change.',
  choose: 'Choose an answer',
  costsNothing: 'Answering this doesn’t use a conversation.',
  changes: (changes: number, days: number) =>
    changes === 1
      ? countText(changes, 'change')
      : `${countText(changes, 'change')} on ${countText(days, 'day')}`,
  plan: (places: string, days: number) => `${places}, ${countText(days, 'day')}`,
  openDraft: 'The open draft',
  replaced: (count: number) =>
    `This takes the place of your open draft of ${countText(count, 'change')}.`,
  setAside: 'Set aside, not decided.',
  bringBack: 'Bring it back',
  applyAgain: 'Apply again',
  dayNumber: (day: number) => `Day ${day}`,
  nothingSaved: 'A draft: nothing is saved until you accept it.',
  acceptRest: 'Accept the rest',
  rejectAll: (count: number) => (count === 1 ? 'Reject' : 'Reject all'),
  acceptAll: (count: number) => (count === 1 ? 'Accept' : `Accept all ${count}`),
  accept: (count: number) => `Accept ${count}`,
  acceptSome: (count: number, left: number) => `Accept ${count}, leave ${left}`,
  open: 'Open in planner',
  opening: 'Saving…',
  saved: (count: number) => `${countText(count, 'change')} saved in your trip.`,
  refused: (count: number) =>
    `We couldn’t make ${countText(count, 'change')}: the trip changed in the meantime.`,
  undo: 'Undo',
  notSaved: 'Not saved',
  out: (name: string) => `Without ${name}`,
  moved: (name: string, time: string) => `${name}, now at ${time}`,
  veiled: 'opens with a higher tier',
  estimates: 'Estimates in Canadian dollars.',
  nights: (count: number) => countText(count, 'night'),
  adults: (count: number) => countText(count, 'adult'),
  children: (ages: readonly number[]) =>
    ages.length === 1 ? `a child of ${ages[0] ?? 0}` : `children of ${ages.join(', ')}`,
  days: (count: number) => countText(count, 'day'),
  without: (what: string) => `no ${what}`,
  from: (place: string) => `from ${place}`,
  not: (place: string) => `not ${place}`,
  passport: (codes: string) => `passport ${codes}`,
  notBefore: (time: string) => `nothing before ${time}`,
  until: (time: string) => `until ${time}`,
  landing: (time: string) => `landing at ${time}`,
  leaving: (time: string) => `leaving at ${time}`,
  perDay: (count: number) => `${count} visits a day`,
  per: { trip: '', person: ' each', day: ' a day', night: ' a night' },
}

/** What a chip stands for, as the guide is told to forget it. */
export const forgetText = {
  places: 'the places',
  span: 'the dates',
  party: 'the travellers',
  money: 'the budget',
  likes: 'the tastes',
  diet: 'the diet',
  mobility: 'the mobility',
  nationality: 'the passport',
  transport: 'the transport',
  perDay: 'the pace',
} as const

export const chatPageText = {
  title: 'Guide',
  description:
    'Ask about places, prices, weather and visas, and get a day-by-day plan that opens in the planner.',
  heading: 'Your travel guide',
  lead: 'Ask in English or French. Answers show their sources and can go straight into your trip. Prices are in Canadian dollars.',
  freeTitle: 'Free Guide',
  freePoints: [
    '3 questions without an account',
    '10 conversations a month with one',
    'Plans of up to 3 days',
  ],
  premiumTitle: 'Premium Guide',
  premiumPoints: [
    'Unlimited conversations',
    'Plans of up to 30 days, several cities',
    'Budget optimisation',
  ],
  seePlansFrom: (price: string) => `${price} a month: see plans`,
  protection: 'With us or on your own',
  bookedWith: (name: string) => `Booked with ${name}`,
  counsellor:
    'A counsellor can check a plan before you pay for anything. An answer in the chat isn’t a booking, so it isn’t covered.',
  onYourOwn: 'On your own with an AI',
  assistants:
    'General assistants can invent places and prices. If you book on their advice, no registered agency protects you.',
  tipsTitle: 'Quick start tips',
  tips: [
    ['Say where and when', 'A town, a date and a number of days are enough for a plan.'],
    [
      'Say who’s coming',
      'Children’s ages, slow walkers, a wheelchair: the pace changes with them.',
    ],
    ['Say what you don’t want', 'No museums, nothing before 10:00, at most $200 a night.'],
  ],
  whyUpgrade: 'Why Upgrade',
  upgradeReasons: (price: string) =>
    `Guide Pro is ${price} a month: unlimited conversations, whole itineraries instead of three days, and advice on where your trip could cost less.`,
  seePlans: 'See plans',
} as const

export const chatText = {
  title: 'Guide',
  lead: 'Answers from our own data and shows its sources',
  about: 'About the guide',
  notLoaded: 'We couldn’t load this conversation.',
  fewLeft: (left: number) => `Only ${left} conversation${left === 1 ? '' : 's'} remaining.`,
  usedUp: 'Free Questions Used',
  freeAccount: 'A free account comes with 10 conversations a month, and we save them for you.',
  signUp: 'Sign up free',
  resetDemo: 'Reset for the demo',
  notReset: 'Not reset',
  freeQuestions: 'Free questions',
  freeLeft: (left: number, limit: number) => `${left} of ${limit} free questions left`,
  noAccount: 'No account needed. With a free account you get 10 a month.',
  question: 'Your question',
  stop: 'Stop the answer',
  send: 'Send',
  conversation: 'Conversation',
  you: 'You: ',
  guide: 'Guide: ',
  source: (sources: string) => `Source: ${sources}`,
  examples:
    'Ask in English or French: “Is the Louvre open on Tuesdays?”, “Trois jours à Montréal avec deux enfants”, “Hotels in Lisbon under $150”.',
  thinking: 'Guide is thinking',
  failed: 'Sorry, I encountered an error. Please try again.',
  signedOut: 'Your session has ended. Sign in, then ask again.',
  cutOff: 'We lost the connection before the answer was complete. Please ask again.',
  stopped: 'Stopped.',
}

export const promptsText = {
  title: 'Good first questions',
  forAll: [
    'Plan 3 days in Kyoto in November, mostly temples and gardens',
    'Which London museums are free?',
    'Il pleut beaucoup à Vancouver en novembre ?',
  ],
  forPremium: [
    '7 days in Rome for two in May, 2,500 dollars without the flight',
    'Six days in Paris and London for two, starting 7 June',
    'Where can I save on my trip?',
  ],
}

export const adviceText = {
  ask: 'Get budget advice',
  asking: 'Looking…',
  title: 'Budget advice',
  unreachable: 'Unable to connect to advice service. Please try again later.',
  none: 'Unable to generate advice at this time.',
  failedTitle: 'Advice Error',
  failed: 'Unable to get budget advice. Please try again.',
  notReadyTitle: 'Unable to get advice',
  notReady: 'Please set a budget and add items to your itinerary first.',
}

export const usageText = {
  label: 'Your use of the guide',
  limitReached: 'Limit reached - Upgrade for unlimited access',
  remaining: (left: number) => `${left} conversation${left === 1 ? '' : 's'} remaining`,
  plenty: 'Plenty of conversations available',
  premium: 'Premium',
  unlimited: (used: number) => `Unlimited conversations. ${used} this month.`,
  thisMonth: 'This month',
  renews: (day: string) => `Your conversations start over on ${day}.`,
  upgrade: 'Upgrade to Premium',
}

export const upgradeText = {
  title: 'Upgrade to Premium',
  later: 'Maybe Later',
  seePlans: 'See plans',
  limit:
    "You've reached your conversation limit. Upgrade to Premium for unlimited access to Guide AI.",
  price: (price: string) => `Premium Guide at ${price}/month`,
}

export const groupText = {
  label: 'Group planning',
  size: (people: number) => `Group of ${people}:`,
  sums: (each: string, together: string) =>
    `${each} each, ${together} together, not including flights.`,
  discount: 'Group discount:',
  offer: (from: number, reduced: string, full: string) =>
    `10% off from ${from} people. A counsellor plans it with you for ${reduced} instead of ${full}.`,
  book: (people: number) => `Book for ${people}`,
}

export const planText = {
  title: (places: readonly string[], days: number) =>
    `${places.join(' and ')}, ${countText(days, 'day')}`,
  nights: (count: number) => countText(count, 'night'),
  sample: 'sample',
  datesOpen: 'dates open',
  each: 'each',
  cad: 'CAD',
  free: 'Free',
  included: (people: number, when: string) =>
    `${countText(people, 'traveller')}, ${when}. Stays, meals, tickets and rides; flights not included. Estimates.`,
  firstDay: 'First day',
  acceptRest: 'Accept the rest',
  opening: 'Opening…',
  open: 'Open in planner',
  failedTitle: 'The plan didn’t open',
  failed: 'We couldn’t open this plan. Please try again.',
}
