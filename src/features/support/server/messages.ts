/** What letters, documents and answers of support say. */

export const supportLettersText = {
  weHaveYourMessage: (id: string) => `We have your message: ${id}`,
  helloYourMessageTo: (name: string, id: string) => `Hello,

your message to ${name} has arrived. Its number is ${id}; please name it when you write or call about it.`,
  weAnswerWithin24:
    'We answer within 24 hours. In an emergency on a protected booking call us at any time of day.',
  ifYouDidNot: 'If you did not write to us, there is nothing to do: somebody mistyped an address.',
  ourAnswerAbout: (id: string, label: string) => `${id}: our answer about “${label}”`,
  thisOurAnswerTo: (id: string) =>
    `This is our answer to your message ${id}. To write back, reply to this email and leave the number in its subject.`,
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
