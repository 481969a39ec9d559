/** What letters, documents and answers of billing say. */

export const billingLettersText = {
  paidInSandboxWith: 'Paid in the sandbox with a test card: no money has moved.',
  seeYourPurchases: 'See your purchases',
  whatHappensNextOur:
    'What happens next: our counsellor reads your request, writes or calls you within 24 hours to agree on a time, and prepares for it with what you tell then.',
  receiptFrom: (name: string, sums: string) => `Receipt from ${name}: ${sums}`,
  thankYouThisYour: 'Thank you. This is your receipt.',
  receiptNumber: 'Receipt number',
  paidUntil: 'Paid until',
  boughtForDifferenceOn: (title: string) =>
    `${title}: bought for the difference on top of it, it gives the tier below from now on. Buy it again for the difference, or ask us to give that back too.`,
  weHaveGivenYour: 'We have given your money back, and what it paid for ends with it.',
  yourBankHasTaken:
    'Your bank has taken this payment back, and what it paid for rests until that is decided. If you did not ask for it, please tell your bank and us.',
  ourTeamAtDid: (name: string, refundReason: string) =>
    `Our team at ${name} did this for you. The reason: ${refundReason}`,
  paymentTakenBackAt: 'Payment taken back at',
  refundFrom: 'Refund from',
  takenBack: 'Taken back',
  yourTrialHasBegun: 'Your trial has begun',
  nothingChargedBeforeThen: (ends: string, sums: string, sums2: string) =>
    `Nothing is charged before ${ends}. Then the plan costs ${sums} for the first month and ${sums2} for every month after it. You can end it before under “Manage plan”.`,
  paymentForYourPlan: 'A payment for your plan has failed',
  planRestsUntilIt:
    'The plan rests until it is paid. Change the card under “Manage plan”; your trips stay as they are.',
  yourPlanHasEnded: 'Your plan has ended',
  nothingMoreChargedYour: 'Nothing more is charged. Your trips stay as they are.',
  consultationWasBoughtPlease:
    'A consultation was bought. Please contact the traveller within 24 hours.',
  consultationWasGivenBack: 'A consultation was given back. Nothing more is to be done for it.',
  consultation: (part: string, title: string) => `Consultation ${part}: ${title}`,
}

export const priceWantedText = {
  monthlyPlan: (planName: string) => `${planName}, monthly plan`,
  consultation: (name: string, lowerCase: string, group: string, less: string) =>
    `${name} consultation, ${lowerCase}${group}${less}`,
  fullPdf: (tripTitle: string) => `Full PDF of ${tripTitle}`,
  oneTimePurchase: (tierName: string) => `${tierName}, one-time purchase`,
}
