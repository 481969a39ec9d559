/** What letters, documents and answers of support say. */

export const supportLettersText = {
  receivedSubject: (id: string) => `We have your message: ${id}`,
  received: (name: string, id: string) => `Hello,

We’ve received your message to ${name}. Its number is ${id}; please mention it when you write or call about it.`,
  answerTime:
    'We answer within 24 hours. In an emergency on a protected booking, call us at any time of day.',
  ignore: 'If you didn’t write to us, ignore this email: someone mistyped an address.',
  reason: 'You’re getting this email because a message to us gave this address for the answer.',
  answerSubject: (id: string, label: string) => `${id}: our answer about “${label}”`,
  answerFoot: (id: string) =>
    `This is our answer to your message ${id}. To write back, reply to this email and keep the number in the subject.`,
  forStaff: (
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
