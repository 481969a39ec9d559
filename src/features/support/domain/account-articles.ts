import type { HelpArticle } from './help-article.ts'
import { keptYears } from './support-request.ts'

export const accountArticles: readonly HelpArticle[] = [
  {
    slug: 'sign-in-trouble',
    title: 'Signing in and forgotten passwords',
    topic: 'Account',
    paragraphs: [
      'Choose “Forgot your password?” on the sign-in page and enter your email address. The link we email you works once, within an hour. After several wrong tries, sign-in pauses for a few minutes, then opens again by itself.',
      'If no email comes, check your spam folder and look for a typo in the address. If a mail server doesn’t take our email, we keep trying for a day.',
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
      'Settings lists every browser you’re signed in on. End any session you don’t recognize, then change your password. “Download my data” gives you everything we keep about you in one file. “Delete my account” erases it for good, with your trips, messages and emails; cancel any upcoming stay first. We keep the amounts you paid, without your name.',
      'If you buy without an account, we forget it by ourselves: first your note and the browser you used, then your address, once the law no longer asks for the receipt. If you open an account with that address and confirm it, you’ll find those purchases in your data, and they’re erased with it.',
      `A message you sent us without an account is erased ${keptYears} years after we last worked on it. Until then, you can find and erase it the same way.`,
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
      'Each answer is general knowledge, with the day we last reviewed it and the official page to check it on. It’s for tourists with an ordinary passport. You can ask about several countries as one trip, and add the places where you change planes.',
      'Rules change without notice. Check the official page or ask the embassy before you pay for anything.',
    ],
    alsoCalled: ['passport', 'eta', 'esta', 'etias', 'entry', 'border', 'transit', 'schengen'],
    link: { label: 'Check a visa', href: '/visa' },
  },
  {
    slug: 'insurance-estimate',
    title: 'From an insurance estimate to a policy',
    topic: 'Before you go',
    paragraphs: [
      'The quote is an estimate for one traveller, with its assumptions beside it. It doesn’t buy anything: “Purchase This Policy” takes the amount to a consultation, where a person compares policies and reads the conditions with you.',
      'To make a claim on a policy you have, call the insurer’s assistance line first, then tell us the file number.',
    ],
    alsoCalled: ['claim', 'medical', 'quote', 'policy', 'premium', 'cover', 'sick', 'hospital'],
    link: { label: 'Get an estimate', href: '/insurance' },
  },
  {
    slug: 'a-page-misbehaves',
    title: 'When a page misbehaves',
    topic: 'Account',
    paragraphs: [
      'Reload it. What you typed in a form you haven’t sent is usually still there. A notice at the top right says which part isn’t answering; most come back within minutes.',
      'If it keeps happening, write to us with the page’s address, your browser and what you expected. We can see the failure in our own log, without your name in it.',
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
