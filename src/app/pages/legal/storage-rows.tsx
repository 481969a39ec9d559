import type { ReactNode } from 'react'
import { keptYears } from '#features/support/domain/support-request.ts'
import { facts } from '#platform/web/facts.ts'
import { Given, NotGiven } from '#platform/web/listed.tsx'

/** Personal data with purpose and retention. A test compares the times with the code. */
export const keptRows: readonly (readonly [string, ...ReactNode[]])[] = [
  [
    'Your account',
    'Name, email address and whether you confirmed it, password as a salted hash, tier, plan or role, and which terms you accepted.',
    'To sign you in and keep your trips.',
    'Until you delete your account.',
  ],
  [
    'Where you’re signed in',
    'Network (IP) address, the browser’s own name, start and end of the session.',
    'So you can see your sessions and end them.',
    '30 days, or until you sign out. An expired session is deleted when you next sign in, or with your account.',
  ],
  [
    'Ways back into your account',
    'A hash of the link we emailed you for a new password; what a sign-in at another company needs.',
    'To let only you in.',
    'The link works for 1 hour, the sign-in for 15 minutes. Expired ones are deleted with the next one, or with your account.',
  ],
  [
    'Passports in your profile',
    'Country and last day of each, never a number. Encrypted.',
    'To check entry rules in the trips that you choose.',
    'Until you remove them or delete your account.',
  ],
  [
    'Reminders of deadlines',
    'That you want them, and which deadlines we told you of.',
    'To email you once before each.',
    'Until you delete the trip or your account.',
  ],
  [
    'Your trips',
    'Places, dates, days, who travels, what you add with notes and prices, and the budget. The passports and earlier stays that you enter for entry rules, encrypted: everyone else sees only the name.',
    'To plan with you.',
    'Until you delete the trip or your account. What you remove from a trip is deleted after 90 days.',
  ],
  [
    'People you plan with',
    'Who can edit a trip, by account; the email addresses you invite; your sharing links, encrypted.',
    'To plan together and to share. People in a trip see each other’s names.',
    'Until they’re removed, you turn the link off, or the trip is deleted. An invitation works for 7 days.',
  ],
  [
    'Seats in a team',
    'Who has a seat in a Business Guide Pro plan, and the email addresses its owner invites.',
    'To share the plan with the people you choose.',
    'Until the person leaves or is removed, or one of the two accounts is deleted. An invitation works for 7 days.',
  ],
  [
    'Emails you stopped',
    'A hash of your email address.',
    'So no one can have us email you copies, invitations and notes.',
    'Until you ask for these emails again.',
  ],
  [
    'Stays booked here',
    'The guest’s name, email address and phone number, the stay and its price. Card numbers are never stored.',
    'To book, confirm and cancel.',
    'Until you delete your account, which you can’t do while you have an upcoming stay.',
  ],
  [
    'Fares held here',
    'The travellers’ names, your email address, the flights and their price. Titles, genders and birth dates go to the airline and are not stored.',
    'To hold fares, let them go and tell you what became of them.',
    'Until you delete your account, which you can’t do while a fare is on hold.',
  ],
  [
    'What you buy with an account',
    'What, when, how much, the email address on the receipt, and your note to a counsellor.',
    'To give you what you paid for, and for our accounting.',
    'Until you delete your account. Then only the amounts stay, with nothing that names you.',
  ],
  [
    'What you buy without an account',
    'The same, with a code that identifies your browser.',
    'The same.',
    <>
      The note and the code for {facts.visitorDays} days. The email address on a receipt for{' '}
      {facts.receiptYears} years, as the law requires for receipts. Then only the amounts stay.
    </>,
  ],
  [
    'The guide, with an account',
    'What you ask, what it answers, what the conversation is about, and how many you had each month.',
    'To answer you and count your plan’s allowance.',
    'Until you delete your account.',
  ],
  [
    'The guide, without an account',
    'What’s needed to continue the conversation, and how many questions you asked, under a hash of a cookie.',
    'The same.',
    '30 days after your last question, when the next visitor’s question comes in.',
  ],
  [
    'Messages to us',
    'Your name, your email address and what you wrote.',
    'To answer you, and to know later what we said.',
    `With an account, until you delete it. Without one, ${keptYears} years after we last worked on it.`,
  ],
  [
    'Emails we send you',
    'What an email is made from, until it’s sent; then your address, its kind and whether it arrived.',
    'To send it again if a mail server doesn’t take it.',
    '30 days after it was sent, when the next email goes out.',
  ],
  [
    'Links to partners that you open',
    'Which link and when, with the destination and dates of your trip; your account if you are signed in.',
    'To know what our links earn.',
    'With an account, until you delete it. Without one, it says nothing about you and stays.',
  ],
  [
    'Counts against abuse',
    'A hash of your network address, account or email address, with a number.',
    'To stop people who guess passwords or flood the site.',
    'About a day at most.',
  ],
  [
    'Repeated requests',
    'What we answered to a request that asked to be done only once, under a hash.',
    'So a request sent twice is done once.',
    'A day, or until you delete your account.',
  ],
  [
    'The server’s log',
    'What was requested, and what failed. No names, no email or network addresses, nothing you wrote.',
    'To find and fix faults.',
    'Until newer lines replace it.',
  ],
  [
    'What our staff do',
    'Which staff member did what in the back office, and when.',
    'So it can be checked.',
    'It stays; the name is deleted with the staff member’s account.',
  ],
  [
    'Page views',
    <>
      <Given when="analyticsOn">
        Which page was opened, if you agree. No cookie, no address: we can’t tell people apart.
      </Given>
      <NotGiven when="analyticsOn">Nothing. We don’t count visits.</NotGiven>
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
