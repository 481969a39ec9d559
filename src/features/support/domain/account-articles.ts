import type { HelpArticle } from './help-article.ts'
import { keptYears } from './support-request.ts'

export const accountArticles: readonly HelpArticle[] = [
  {
    slug: 'sign-in-trouble',
    title: 'Signing in and a forgotten password',
    topic: 'Account',
    paragraphs: [
      'Choose “Forgot your password?” at the sign-in and type your address. The link in the letter works once and for an hour. After several wrong tries sign-in waits for a few minutes; it opens again by itself.',
      'If no letter comes, look into the spam folder and check the address for a slip. We send the letter again and again for a day when a mail server does not take it.',
    ],
    alsoCalled: [
      'login',
      'log in',
      'locked',
      'reset',
      'email',
      'mail',
      'not received',
      'spam',
      'code',
    ],
    link: { label: 'A new password', href: '/account/reset-password' },
  },
  {
    slug: 'sessions-and-data',
    title: 'Your sessions and your data',
    topic: 'Account',
    paragraphs: [
      'The settings list every browser in which you are signed in; end what you do not know and change the password. “Download my data” gives you all that we keep about you in one file. “Delete my account” erases it for good, with trips, messages and letters; a stay that is still ahead has to be cancelled first. Of what you paid the sums stay, without your name.',
      'What was bought without an account is forgotten by itself: first your note and the browser you used, and your address when the law no longer wants the receipt. If you open an account with that address and confirm it, you find those purchases in your data and erase them with it.',
      `A message that you sent us without an account is erased ${keptYears} years after we last worked on it. Until then you find it, and erase it, in the same way.`,
    ],
    alsoCalled: [
      'privacy',
      'delete',
      'erase',
      'gdpr',
      'download',
      'hacked',
      'security',
      'devices',
      'log out',
    ],
    link: { label: 'Settings', href: '/settings' },
  },
  {
    slug: 'visa-answers',
    title: 'How far to trust a visa answer',
    topic: 'Before you go',
    paragraphs: [
      'Each answer is general knowledge, with the day we last went over it and the official page to check it on. It is for tourists with an ordinary passport. Several countries can be asked about as one trip, with the places where you change planes.',
      'Rules change without notice. Confirm with the official page or the embassy before you pay for anything.',
    ],
    alsoCalled: ['passport', 'eta', 'esta', 'etias', 'entry', 'border', 'transit', 'schengen'],
    link: { label: 'Check a visa', href: '/visa' },
  },
  {
    slug: 'insurance-estimate',
    title: 'From an insurance estimate to a policy',
    topic: 'Before you go',
    paragraphs: [
      'The quote is an estimate for one traveller, with its assumptions beside it. Nothing is bought from it: “Purchase This Policy” takes the amount along to a consultation, where a person compares policies and reads the conditions with you.',
      'For a claim on a policy that you have, call the insurer’s assistance line first and tell us the file number afterwards.',
    ],
    alsoCalled: ['claim', 'medical', 'quote', 'policy', 'premium', 'cover', 'sick', 'hospital'],
    link: { label: 'Get an estimate', href: '/insurance' },
  },
  {
    slug: 'a-page-misbehaves',
    title: 'When a page misbehaves',
    topic: 'Account',
    paragraphs: [
      'Load it once more; what you typed in a form that was not sent is usually still there. A notice at the top right says which part does not answer, and most come back within minutes.',
      'If it stays, write to us with the page’s address, your browser, and what you expected. We see the failure in our own log, without your name in it.',
    ],
    alsoCalled: [
      'website',
      'not loading',
      'slow',
      'blank',
      'error',
      'crash',
      'mobile',
      'phone',
      'app',
      'bug',
    ],
    link: { label: 'Write to us', href: '/help#contact-form' },
  },
]
