/** What the screens of support say. */

export const helpPageText = {
  howSoonDoI: 'How soon will I get an answer?',
  within24HoursIn:
    'Within 24 hours, in writing. You get a confirmation with a number right away; mention it when you write or call again.',
  somethingHasGoneWrong: 'Something went wrong on a booked trip. What now?',
  callEmergencyLineBelow:
    'Call the emergency line below, day or night, if the booking is protected. If anyone’s life is in danger, call the local emergency number first.',
  howDoIGet: 'How do I get my money back?',
  paymentsToUsCan:
    'Ask for a refund from your profile within 30 days of paying us. For a stay, the cancellation terms you saw before booking apply; your profile shows how long you can cancel for free.',
  myTripHasDisappeared: 'My trip has disappeared.',
  lookUnderSavedTrips:
    'Check My trips first: a draft becomes a trip when you sign in. A trip you haven’t saved yet stays in the browser where you made it.',
  iDidNotReceive: 'I didn’t get an email.',
  lookIntoSpamFolder:
    'Check your spam folder. If a mail server refuses an email, we keep trying for a day. If nothing comes, write to us from another address.',
  whatDoesTicoProtect: 'What does TICO protect?',
  moneyPaidToRegistered:
    'Money paid to a registered agency in Ontario for travel services that aren’t provided because the agency or its supplier fails. The protection page says what that includes and what it doesn’t.',
  quickHelp: 'Quick help',
  knowledgeBaseLink: 'Knowledge Base',
  articlesAboutEverythingHere: 'Articles about everything here',
  liveChatWithAi: 'Live Chat with the AI guide',
  programAtAnyHour: 'An automated assistant, at any hour. For a person, call or write',
  communityForumAtStack: 'Community Forum at Stack Exchange',
  travelStackExchangeNot: 'Travel Stack Exchange: not ours, opens in a new tab',
  directContact: 'Direct contact',
  phone: 'Phone',
  email: 'Email',
  hours: 'Hours',
  forProtectedBookings: ' for protected bookings',
  travelEmergencyLine24: 'Travel emergency line, 24/7',
  helpAndSupport: 'Help and support',
  searchHelpArticlesSend:
    'Search the help articles, send us a message, or call: answers within 24 hours.',
  howCanWeHelp: 'How can we help?',
  writtenMessagesAnsweredWithin: 'We answer written messages within 24 hours.',
  writeToUs: 'Write to us',
  knowledgeBase: 'Knowledge base',
  frequentlyAsked: 'Frequently asked questions',
  whatProtectionCovers: 'What the protection covers',
}

export const knowledgeBaseText = {
  articles: (found: number, length: number) => `${found} of ${length} articles`,
  searchHelpArticles: 'Search the help articles',
  passwordOfflineCancel: 'password, offline, cancel…',
  tryOneWordOr: 'Try one word, or write to us: a person answers.',
  noArticleHasAll: 'No article has all these words',
  writeToUs: 'Write to us',
}

export const supportFormText = {
  itsNumber: 'Its number is ',
  confirmationOnItsWay: '. A confirmation is on its way to you.',
  messageSentSuccessfullyWell: "Message sent successfully! We'll respond within 24 hours.",
  fullName: 'Full name',
  emailAddress: 'Email address',
  subject: 'Subject',
  category: 'Category',
  priority: 'Priority',
  message: 'Message',
  neverSendCardOr: (keptYears: number) =>
    `Never send card or passport numbers. A message sent without an account is erased ${keptYears} years after we last worked on it.`,
  sendMessage: 'Send Message',
  sending: 'Sending…',
}

export const replyFormText = {
  replySent: 'Reply sent',
  emailedTo: (email: string) => `We emailed it to ${email}.`,
  reply: (id: string) => `Reply to ${id}`,
  replyAgain: (id: string) => `Reply again to ${id}`,
  hint: (email: string) => `We email it to ${email}. Their answer comes back by email.`,
  pleaseWrite: 'Please write your reply.',
  notSentYet: 'Not sent yet',
  sending: 'Sending…',
  sendReply: 'Send reply',
}

export const supportInboxText = {
  ourReplyTo: (id: string) => `Our reply to ${id}`,
  ourReply: (moment: string) => `Our reply · ${moment}`,
  status: (id: string) => `Status of ${id}`,
  from: 'From',
  address: 'Address',
  category: 'Category',
  priorityTheyChose: 'Priority they chose',
  show: 'Show',
  all: 'All',
  weCouldNotLoad: 'We couldn’t load the inbox',
  loadingInbox: 'Loading the inbox',
  noMessagesHere: 'No messages here',
  open: (open: number) => `Still open: ${open}.`,
  nothingOpen: 'Nothing is open.',
  pagesInbox: 'Pages of the inbox',
  newer: 'Newer',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  older: 'Older',
}

export const supportFormStateText = {
  pleaseEnterYourName: 'Please enter your name.',
  pleaseEnterValidEmail: 'Please enter a valid email address.',
  pleaseEnterYourMessage: 'Please enter your message.',
  youNoLongerSigned:
    'You’re no longer signed in, and nothing was sent. Press Send Message to send it without your account, or sign in first in another window.',
  failedToSendMessage: 'Failed to send message. Please try again or contact us directly.',
  pleaseFillInMarked: 'Please fill in the marked fields.',
}
