/** What letters, documents and answers of support say. */

export const supportLettersText = {
  weHaveYourMessage: (id: string) => `We have your message: ${id}`,
  helloYourMessageTo: (name: string, id: string) => `Hello,

We’ve received your message to ${name}. Its number is ${id}; please mention it when you write or call about it.`,
  weAnswerWithin24:
    'We answer within 24 hours. In an emergency on a protected booking, call us at any time of day.',
  ifYouDidNot: 'If you didn’t write to us, ignore this email: someone mistyped an address.',
  youGetThisBecause:
    'You’re getting this email because a message to us gave this address for the answer.',
  ourAnswerAbout: (id: string, label: string) => `${id}: our answer about “${label}”`,
  thisOurAnswerTo: (id: string) =>
    `This is our answer to your message ${id}. To write back, reply to this email and keep the number in the subject.`,
  fromAddressSubjectCategory: (
    name: string,
    email: string,
    subjectLabel: string,
    categoryLabel: string,
    priorityLabel: string,
    message: string,
  ) => `From: ${name}
Address: ${email}
Subject: ${subjectLabel}
Category: ${categoryLabel}
Priority: ${priorityLabel}

${message}
`,
}
