import { daysListed } from '#platform/shared/days-listed.ts'

/** What the screens of billing say. */

export const billingPageText = {
  paymentHasFailed: 'A payment failed',
  plan: 'Plan',
  state: 'Status',
  month: 'A month',
  endsOn: 'Ends on',
  nextPayment: 'Next payment',
  changeTo: (name: string) => `Change to ${name}`,
  keepPlan: 'Keep the plan',
  cancelAtEnd: 'Cancel at the end of the period',
  endNow: 'End now',
  whatTimeWouldBring: 'Skip ahead',
  sandboxDoesNotWait: 'A sandbox doesn’t wait for the end of the month.',
  monthEnds: 'The month ends',
  paymentFails: 'The payment fails',
  payments: 'Payments',
  nothingHasBeenCharged: 'Nothing has been charged yet.',
  refunded: (price: string) => `, ${price} refunded`,
  refundLastPayment: 'Refund the last payment',
  refunding: 'Refunding…',
  openingYourPlan: 'Opening your plan',
  thereNothingToManage: 'There’s nothing to manage here',
  seePrices: 'See prices',
  addressNamesNothingThat: 'This link doesn’t lead to a plan you pay for.',
  backToPricing: 'Back to Pricing',
  managePlan: 'Manage plan',
}

export const bookingErrorText = {
  unableToProcessBooking: 'Unable to process booking request. Please try again.',
  failedToCreateCheckout: 'Failed to create checkout session',
}

export const buyPdfText = {
  yourAccountHasUsed: 'Your account has used its discount, so this is the full price.',
  notOneOurCodes: 'That’s not one of our codes, so this is the full price.',
  cadWithYourCode: 'CAD, with your code',
  buyThisPdfFor: (now: string) => `Buy this PDF for ${now}`,
  processing: 'Processing...',
}

export const checkoutPageText = {
  paidOnce: 'Paid once.',
  onceInOrder: 'Once, in order',
  threeTimesEachLatest: 'Three times each, latest first',
  tenSecondsLate: 'Ten seconds late',
  never: 'Never',
  thisPageStandsIn:
    'This page stands in for a payment service. It takes test cards only, so never type a real card here.',
  sandboxNoMoneyMoves: 'Sandbox: no money moves',
  forFirstMonthAnd: (sums: string, sums2: string) =>
    `${sums} for the first month, then ${sums2} a month`,
  daysFreeThen: (trialDays: number, then: string) => `${trialDays} days free, then ${then}.`,
  thenMonth: (sums: string) => `Then ${sums} a month.`,
  asksFor: 'You pay',
  opens: (days: readonly number[], title: string) =>
    `Opens ${daysListed(days).toLowerCase()} of “${title}”`,
  taxesIncluded: (monthly: string) => `${monthly} Taxes are included.`,
  email: 'Email',
  forYourReceiptAnd: 'For your receipt, and so we can contact you.',
  testCardNumber: 'Test card number',
  howSandboxReportsIt: 'How the payment is reported',
  paymentServiceMayReport: 'A payment service can report late, twice or out of order.',
  pay: (sums: string) => `Pay ${sums}`,
  paying: 'Paying…',
  sandboxTestCases: 'Sandbox test cases',
  decline: 'Decline the card',
  cancel: 'Cancel',
  thisCheckoutPaidIt: 'This checkout is paid. You can’t pay it twice.',
  thisCheckoutClosedNothing: 'This checkout is closed. Nothing was charged.',
  seeYourPurchase: 'See your purchase',
  backTo: (name: string) => `Back to ${name}`,
  openingCheckout: 'Opening the checkout',
  thisCheckoutCannotBe: 'This checkout can’t be opened',
  seePrices: 'See prices',
  tryAgain: 'Try again',
  addressNamesNoCheckout: 'This link doesn’t lead to a checkout.',
  sandboxCheckout: 'Sandbox checkout',
}

export const currentPlanText = {
  lastPaymentFailedPlan: 'Your last payment failed, so the plan is on hold until it’s paid.',
  endsOn: (day: string) => `Ends on ${day}.`,
  renewsOn: (day: string) => `Renews on ${day}.`,
  managePlan: 'Manage plan',
  yourPlan: 'Your plan',
  forTrips: (tier: string, days: number, bought: boolean) =>
    `${tier}: trips of up to ${days} days${bought ? ', lifetime access' : ''}`,
  forGuide: (plan: string, free: boolean) => `${plan}: ${free ? 'free' : 'paid by the month'}`,
  paymentFailed: 'Payment failed',
  bySeatInTeam: 'Through a seat on a team. Your profile says whose.',
}

export const discountFieldText = {
  discountCode: 'Discount code',
  apply: 'Apply',
  applying: 'Applying…',
  haveCode: 'I have a discount code',
  counted: (code: string) => `${code} is counted in the price above.`,
}

export const downloadPdfText = {
  pdfDownloaded: 'PDF downloaded',
  copyOnItsWay: 'A copy is on its way to you by email.',
  yourWholeTripDay: 'Your whole trip, day by day.',
  makingPdf: 'Making the PDF…',
}

export const emailPreviewPageText = {
  emailPreview: 'Email preview',
  confirmationBookingAsIt: 'The booking confirmation we email, with sample data.',
  confirmationBookingByTemplate:
    'The booking confirmation, made with the template of the real one.',
  renderEmail: 'Render email',
  noOneHasBooked: ' No one has booked this stay.',
  sample: 'Sample',
  bookingConfirmation: 'Booking confirmation',
  pressButtonToSee: 'Press the button to see the email.',
}

export const errorTexts = {
  checkoutCouldNotBe: 'The checkout couldn’t be opened. Please try again in a moment.',
}

export const outcomeText = {
  verifyingYourPayment: 'Verifying your payment',
  checking: 'We’re checking with the payment service. This takes a moment.',
  paymentVerificationFailed: 'Payment Verification Failed',
  tryAgain: 'Try again',
  trying: 'Trying…',
  weCouldntVerifyYour:
    "We couldn't verify your payment. Please contact support if you believe this is an error.",
  otherAccount: 'Only the account that made a purchase can see it. Nothing is lost.',
}

export const pdfExportSuccessPageText = {
  yourPdfReady: 'Your PDF is ready',
  itinerary: 'Itinerary',
  items: 'Items',
  totalBudget: 'Total budget',
  downloadPdfNow: 'Download PDF Now',
  returnToPlanner: 'Return to Planner',
  pdfHasAlsoBeen: 'The PDF has also been emailed to you.',
  signInToGet: 'Sign in to get your PDF',
}

export const planCardsText = {
  month: 'a month',
  firstMonth: 'the first month',
  currentPlan: 'Current Plan',
  changeUnderManagePlan: 'Change under “Manage plan”',
  startDayTrial: (trial: number) => `Start ${trial}-day trial`,
  choose: (planName: string) => `Choose ${planName}`,
  n25Off: '25% off',
  processing: 'Processing...',
}

export const planCopyText = {
  forWeekend: 'For a weekend',
  forWeek: 'For a week away',
  forLongWay: 'For the long way round',
  calendarAndLink: 'Calendar file and share link for every trip',
  planOrTier:
    'A tier is for your trips: how many days they can have{{bookingHere}}, and the full PDF. You pay once and keep it. A plan is for the guide: as many questions as you like, and trips of up to 30 days while it runs. You pay by the month.',
  toPeople: (reducedFrom: number, largestGroup: number) =>
    `${reducedFrom} to ${largestGroup} people`,
  tryWeekend: 'Try a weekend',
  n10GuideConversationsMonth: '10 guide conversations a month',
  tripsUpTo3: 'Trips of up to 3 days in one city',
  basicDestinationInformation: 'Basic destination information',
  cartAndItsPdf: 'The cart and its PDF',
  forTripYouHave: 'For the trip you’ve been putting off',
  unlimitedGuideConversations: 'Unlimited guide conversations',
  tripsUpTo30: 'Trips of up to 30 days and 10 cities',
  itineraryPlanningWithGuide: 'Itinerary planning with the guide',
  budgetOptimisationByGuide: 'Budget optimization by the guide',
  priorityAccessToConsultants:
    'Priority access to consultants: your request comes before those of free accounts',
  groupPlanningPlansFor: (groups: string) =>
    `Group planning: plans for ${groups}, with the group discount worked out`,
  forPeopleWhoPlan: 'For people who plan for others',
  everythingInGuidePro: 'Everything in Guide Pro',
  teamCollaborationAccountsBy: (teamSeats: number) =>
    `Team collaboration: ${teamSeats} accounts by invitation, including yours, each with the whole plan`,
  prioritySupportMessagesAnd:
    'Priority support: messages and consultations from your team come first',
  premiumSupportYourMessages: 'Premium support: your messages come before those of free accounts',
  tripsUpTo7: 'Trips of up to 7 days',
  fullPdfEveryTrip: 'The full PDF of every trip{{bookingHere}}',
  budgetAdvice: 'Budget advice',
  youPayForWhat: 'You pay for what’s there',
  everyLineOnThis: 'Every line on this page works today. We don’t sell what’s still to come.',
  onePriceTaxesIncluded: 'One price, taxes included',
  figureThatYouSee: 'The price you see is the price on the receipt, in Canadian dollars.',
  leaveWhenYouLike: 'Leave any time',
  cancelAnyTimeUnder: 'Cancel any time under “Manage plan”. You keep your trips.',
  canICancelDuring: 'Can I cancel during the trial?',
  yesUnderManagePlan:
    'Yes, under “Manage plan” on this page. Nothing is charged before the seven days are up.',
  whatDifferenceBetweenPlan: 'What’s the difference between a plan and a tier?',
  howDoFiveSeats: 'How do the five seats of Business Guide Pro work?',
  youInviteUpTo:
    'Invite up to four people by email, from your profile. Each signs in with their own account, has the whole plan and sees only their own trips. You can free up a seat at any time, and all seats end with the plan.',
  whatDoesFirstMean: 'What does “first” mean?',
  ourStaffSeeMessages:
    'Our staff see messages and consultations in this order: Business Guide Pro and its team, then Guide Pro, Explorer and Wanderlust, then everyone else. Everyone gets an answer.',
  doPlansIncludeTravel: 'Do plans include travel?',
  noFlightsStaysAnd:
    'No. Flights, stays and insurance are paid separately and show their own terms.',
  whatHappensToMy: 'What happens to my trips if I cancel?',
  theyStayAsThey:
    'They stay as they are, even long ones. You only need a tier or plan again to make them longer.',
  howDoesSave25Code: 'How does the SAVE25 code work?',
  n25OffOneTier:
    '25% off one tier, PDF or first month of a plan. One use per account, not for consultations.',
}

export const pricingPageText = {
  yourAccountHasUsed: 'Your account has already used its discount, so these are the full prices.',
  thisDiscountCodeNot: 'That’s not one of our discount codes, so these are the full prices.',
  planningFree: 'Planning is free. ',
  payWhenItSaves: 'Pay when it saves you work.',
  tiersAndPlans:
    'Tiers are for your trips and paid once. Plans are for the guide, by the month. Prices in Canadian dollars, taxes included.',
  n25OffTierOr: '25% off a tier or the first month of a plan, already in the prices below.',
  applied: (discountCode: string) => `${discountCode} is applied`,
  theseListedPrices: (message: string) => `${message} These are the listed prices.`,
  forTrips: 'For your trips, once',
  tripsLead: 'Longer trips, the full PDF and more. A one-time payment with lifetime access.',
  forGuide: 'For the guide, by the month',
  guideLead:
    'More questions, for you or your team. The first seven days are free, and you can cancel any month.',
  beginWithWeekend: 'Start with a weekend',
  threeDaysInOne: 'Three days in one city cost nothing, with or without a plan.',
  planTrip: 'Plan a trip',
  signUpStartFree: 'Sign Up & Start Free Trial',
  pricing: 'Pricing',
  plansByMonthWith:
    'Monthly plans with a seven-day trial, or tiers for a one-time payment. Canadian dollars, taxes included.',
  whyPeoplePayHere: 'Why people pay here',
  questions: 'Questions',
}

export const pricingSuccessPageText = {
  yours: (name: string) => `${name} is yours`,
  oneTimePaymentWith: 'A one-time payment with lifetime access.',
  yourPlanRunsFrom: 'Your plan has started.',
  plan: 'Plan',
  trialUntil: 'Trial until',
  includes: 'Includes',
  nextSteps: 'Next steps',
  everythingInReadyGo: (name: string) =>
    `Everything in ${name} is ready. Go back to your trip, right where you left it.`,
  everythingInReadyOpen: (name: string) => `Everything in ${name} is ready. Open a trip to use it.`,
  yourReceiptOnIts:
    'Your receipt is on its way by email. You’ll find your purchases in your profile.',
  questionsWriteTo: (email: string) => `Questions? Write to ${email}.`,
  myTrips: 'My trips',
  home: 'Home',
  signInToSee: 'Sign in to see your purchase',
  returnToPricing: 'Return to Pricing',
}

export const purchaseListText = {
  open: 'Open',
  paid: 'Paid',
  paymentFailed: 'Payment failed',
  refunded: 'Refunded',
  ended: 'Ended',
  notPaid: 'Not paid',
  notAsAskedPlease: 'Wrong amount: please write to us',
  on: (bought: string, part: string, day: string) => `${bought} · ${part} on ${day}`,
  trial: 'Trial',
  it: (price: string, taxLabel: string) => `Includes ${price} ${taxLabel}`,
  wasRefunded: (price: string) => `${price} was refunded`,
  loadingYourPurchases: 'Loading your purchases',
  whatYouBuyListed: 'Your purchases are listed here, with their dates and what you paid.',
  nothingBoughtYet: 'Nothing bought yet',
  seePrices: 'See prices',
  receipt: 'Receipt',
  receiptOf: (title: string) => `Receipt for ${title}`,
}

export const receiptPageText = {
  receipt: 'Receipt',
  opening: 'Opening your receipt',
  signIn: 'Sign in to see your receipt',
  signInText: 'Only the account that made a purchase can see its receipt.',
  number: 'Receipt number',
  date: 'Date',
  soldTo: 'Sold to',
  item: 'Item',
  taxes: 'Taxes',
  included: 'Included in the price',
  refunded: 'Refunded',
  sum: (price: string) => `${price} CAD`,
  paidWith: 'Paid with',
  testCard: 'Test card',
  card: 'Card',
  sandbox: 'Paid in the sandbox with a test card: no money moved.',
  unknown: 'We have no receipt at this link. Your profile lists all your purchases.',
  back: 'Back to your trip',
  print: 'Print or save',
  all: 'All purchases',
}

export const paymentTermsText = {
  byPayingYouAccept: 'By paying, you accept our ',
  theySayWhoSells: '. They say who you’re buying from, how to cancel and when you get a refund.',
}

export const refundButtonText = {
  refunded: 'Refunded',
  onItsWay: (sum: string) => `${sum} CAD is going back to the card you paid with.`,
  question: 'Refund this?',
  refunding: 'Refunding…',
  consequence: (title: string) =>
    `${title}: your last payment goes back to the card, and what it paid for ends right away. Your trips stay as they are.`,
  refund: 'Refund',
  refundPossibleUntil: (title: string, date: string) => `Refund ${title}, possible until ${date}`,
}

export const testUpgradePageText = {
  startCheckout: 'Start the checkout',
  signInOrGo: 'Sign in, or continue without',
  simulateStep: 'Simulate the payment',
  tierShown: 'The tier is shown',
  step1AskingFor: (tierName: string, listedPrice: string) =>
    `Step 1: opening a checkout for ${tierName} at ${listedPrice}.`,
  checkoutOpenItLeft: 'The checkout is open. It stays unpaid: this page only simulates.',
  n401AuthenticationRequiredMoving: '401: authentication is required. Moving to step 2.',
  notOpened: (part: string) => `Not opened: ${part}`,
  step3PaymentSimulated: 'Step 3: the payment is simulated. Nothing is charged.',
  step4ThisBrowser: (tierName: string) =>
    `Step 4: this browser now shows ${tierName}. The server grants nothing.`,
  thisBrowserShows: 'This browser shows: ',
  tierToTry: 'Tier to try',
  startUpgrade: 'Start upgrade',
  simulate: 'Simulate payment',
  reset: 'Reset',
  log: 'Log',
  nothingHasHappenedYet: 'Nothing has happened yet.',
  loading: 'Loading…',
  thisPageForOwner: 'This page is for the site’s owner.',
  upgradeTest: 'Upgrade test',
  simulatedItChangesOnly:
    'Simulated: it changes only what this browser shows. To unlock a tier on the server, you have to buy it.',
}

export const tierCardsText = {
  processing: 'Processing...',
  nothing: '$0',
  once: 'once',
  payTheDifference: 'You pay only the difference',
  currentPlan: 'Current Plan',
  included: 'Included in yours',
  planTrip: 'Plan a trip',
  buy: (tierName: string) => `Buy ${tierName}`,
  n25Off: '25% off',
}

export const tripPdfText = {
  pdf: 'PDF',
  whatItHolds: 'Your whole trip, day by day, to print or to read without a connection.',
  fullPdf: 'Full PDF',
  downloadFullPdf: 'Download full PDF',
  fullPdfThisTrip: 'Full PDF of this trip',
}

export const wayBackText = {
  backToYourTrip: 'Back to your trip',
  backToMyTrips: 'Back to my trips',
  backToGuide: 'Back to the guide',
  backToConsultations: 'Back to consultations',
  backToPricing: 'Back to pricing',
  backToWhereYou: 'Back to where you were',
}
