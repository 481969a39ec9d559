import type { ReactNode } from 'react'
import { keptYears } from '#features/support/domain/support-request.ts'
import { facts } from '#platform/web/facts.ts'
import { Given, NotGiven } from '#platform/web/listed.tsx'

/** What of people is kept, why, and for how long. A test holds the times against the code. */
export const keptRows: readonly (readonly [string, ...ReactNode[]])[] = [
  [
    'Your account',
    'Name, email address and whether you confirmed it, password as a salted hash, tier, plan or role, and which terms you accepted.',
    'To sign you in and keep your trips.',
    'Until you delete your account.',
  ],
  [
    'Where you are signed in',
    'Network (IP) address, the browser’s own name, start and end of the session.',
    'So that you see your sessions and can end them.',
    '30 days, or until you sign out. One that has run out is deleted when you next sign in, or with your account.',
  ],
  [
    'Ways back into your account',
    'A hash of the link that we mailed for a new password; what belongs to a sign-in at another company.',
    'To let only you in.',
    'The link works for 1 hour, the sign-in for 15 minutes. What has run out is deleted with the next one, or with your account.',
  ],
  [
    'Your trips',
    'Places, dates, days, who travels, what you put in with notes and prices, and the budget. The passports and earlier stays that you enter for rules of entry, encrypted: of these nobody else reads more than the name.',
    'To plan with you.',
    'Until you delete the trip or your account. What you remove from a trip is deleted after 90 days.',
  ],
  [
    'People you plan with',
    'Who may edit a trip, by account; the email addresses that you invite; your links for sharing, encrypted.',
    'To plan together and to share. People in a trip see each other’s names.',
    'Until they are taken off, you turn the link off, or the trip is deleted. An invitation works for 7 days.',
  ],
  [
    'Seats in a team',
    'Who holds a seat of a Business Guide Pro plan, and the email addresses that its owner invites.',
    'To share the plan with the people you choose.',
    'Until the seat is given up or taken off, or one of the two accounts is deleted. An invitation works for 7 days.',
  ],
  [
    'Emails you stopped',
    'A hash of your email address.',
    'So that nobody can have us email you copies, invitations and notes any more.',
    'Until you ask for these emails again.',
  ],
  [
    'Stays booked here',
    'The guest’s name, email address and phone number, the stay and its price. Card numbers are never stored.',
    'To book, confirm and cancel.',
    'Until you delete your account, which you cannot do while a stay is still ahead.',
  ],
  [
    'What you buy with an account',
    'What, when, how much, the email address on the receipt, and your note to a counsellor.',
    'To give you what you paid for, and for the books.',
    'Until you delete your account. Then the sums stay, with nothing that names you.',
  ],
  [
    'What you buy without an account',
    'The same, with a mark of your browser.',
    'The same.',
    <>
      The note and the mark for {facts.visitorDays} days. The email address on a receipt for{' '}
      {facts.receiptYears} years, as the law wants receipts kept. Then only the sums stay.
    </>,
  ],
  [
    'The guide, with an account',
    'What you ask, what it answers, what the conversation is about, and how many you had each month.',
    'To answer, and to keep to your plan’s allowance.',
    'Until you delete your account.',
  ],
  [
    'The guide, without an account',
    'The conversation as far as it takes to go on with it, and how many questions you asked, under a hash of a cookie.',
    'The same.',
    '30 days after your last question, when the next visitor’s question comes in.',
  ],
  [
    'Messages to us',
    'Your name, your email address and what you wrote.',
    'To answer you, and to know later what was said.',
    `With an account, until you delete it. Without one, ${keptYears} years after we last worked on it.`,
  ],
  [
    'Our letters to you',
    'What a letter is written from until it is sent; then your address, its kind, and whether it arrived.',
    'To send it again if a mail server does not take it.',
    '30 days after it was sent, when the next letter goes out.',
  ],
  [
    'Links to partners that you open',
    'Which link and when, with the destination and dates of your trip; your account if you are signed in.',
    'To know what our links earn.',
    'With an account, until you delete it. Without one it says nothing about you, and stays.',
  ],
  [
    'Counts against abuse',
    'A hash of your network address, account or email address, with a number.',
    'To stop whoever guesses passwords or floods the site.',
    'About a day at most.',
  ],
  [
    'The server’s log',
    'What was asked for, and what failed. No names, no email or network addresses, nothing you wrote.',
    'To find and mend faults.',
    'Until newer lines take its place.',
  ],
  [
    'What our staff do',
    'Who of our staff did what in the back office, and when.',
    'So that it can be checked.',
    'It stays; the name goes with the account of the member of staff.',
  ],
  [
    'Page views',
    <>
      <Given when="analyticsOn">
        Which page was opened, if you agree. No cookie, no address: nobody is told apart.
      </Given>
      <NotGiven when="analyticsOn">Nothing. We do not count visits.</NotGiven>
    </>,
    <>
      <Given when="analyticsOn">To see which pages are used.</Given>
      <NotGiven when="analyticsOn">Not at all.</NotGiven>
    </>,
    <>
      <Given when="analyticsOn">
        Only the counts stay. You can change your answer in Settings.
      </Given>
      <NotGiven when="analyticsOn">Not at all.</NotGiven>
    </>,
  ],
  [
    'Backups',
    'A copy of all of the above except the log.',
    'To bring the site back after an accident.',
    <>
      <Given when="backupDays">Deleted after {facts.backupDays} days.</Given>
      <NotGiven when="backupDays">
        Ask us how far back they go. What you delete stays in older copies until they are deleted.
      </NotGiven>
    </>,
  ],
]
