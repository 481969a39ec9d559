/** What letters, documents and answers of billing say. */

export const billingLettersText = {
  paidInSandboxWith: 'Paid in the sandbox with a test card: no money moved.',
  seeYourPurchases: 'See your purchases',
  whatHappensNextOur:
    'What happens next: our counsellor reads your request, emails or calls you within 24 hours to agree on a time, and prepares with what you share then.',
  receiptFrom: (name: string, sums: string) => `Receipt from ${name}: ${sums}`,
  thankYouThisYour: 'Thank you. This is your receipt.',
  receiptNumber: 'Receipt number',
  paidUntil: 'Paid until',
  boughtForDifferenceOn: (title: string) =>
    `${title}: you bought this as an upgrade, for the difference in price. From now on it gives you the tier below. Pay the difference again, or ask us to refund this too.`,
  refundDone: 'We’ve refunded your payment, and what it paid for has ended.',
  bankReversed:
    'Your bank has reversed this payment, and what it paid for is on hold until that’s settled. If you didn’t ask for this, please tell your bank and us.',
  ourTeamAtDid: (name: string, refundReason: string) =>
    `Our team at ${name} did this for you. The reason: ${refundReason}`,
  reversedAt: 'Payment reversed at',
  refundFrom: 'Refund from',
  reversed: 'Reversed',
  yourTrialHasBegun: 'Your trial has started',
  trialTerms: (ends: string, sums: string, sums2: string) =>
    `Nothing is charged before ${ends}. Then the plan costs ${sums} for the first month and ${sums2} for every month after that. You can cancel before then under “Manage plan”.`,
  paymentForYourPlan: 'A payment for your plan failed',
  planOnHold:
    'Your plan is on hold until it’s paid. Change the card under “Manage plan”. Your trips stay as they are.',
  yourPlanHasEnded: 'Your plan has ended',
  noMoreCharges: 'You won’t be charged again. Your trips stay as they are.',
  consultationBought:
    'Someone has bought a consultation. Please contact the traveller within 24 hours.',
  consultationRefunded: 'A consultation was refunded. There’s nothing more to do for it.',
  consultation: (part: string, title: string) => `Consultation ${part}: ${title}`,
}

export const priceWantedText = {
  monthlyPlan: (planName: string) => `${planName}, monthly plan`,
  consultation: (name: string, lowerCase: string, group: string, less: string) =>
    `${name} consultation, ${lowerCase}${group}${less}`,
  fullPdf: (tripTitle: string) => `Full PDF of ${tripTitle}`,
  oneTimePurchase: (tierName: string) => `${tierName}, one-time purchase`,
}

export const sandboxText = {
  declined: 'The card was declined. Nothing was charged.',
  noFunds: 'The card has insufficient funds. Nothing was charged.',
  expired: 'The card has expired. Nothing was charged.',
  knownCardsOnly:
    'This is a sandbox: it takes published test card numbers only, such as 4242 4242 4242 4242. Never enter a real card here.',
}

export const checkoutText = {
  opening: 'Taking you to the checkout.',
  keyWrong: 'Use up to 255 visible characters.',
}

export const accountHeldText = {
  plan: 'You have a monthly plan. End it first under “Manage plan” on the pricing page, so you aren’t charged again.',
}
