/** What the screens of diagnostics say. */

export const consentQuestionText = {
  countingVisits: 'Counting visits',
  mayWeCountPages: 'May we count the pages you open?',
  onlyHowOftenEach:
    'Only how often each page is opened: no cookies, no profile, nobody else. The answer stays in this browser.',
  noThanks: 'No, thanks',
  yesCount: 'Yes, count',
}

export const consentSwitchText = {
  countsNoPageViews: (name: string) =>
    `${name} counts no page views. There is nothing to agree to.`,
  countPagesIOpen: 'Count the pages I open',
  onlyHowOftenEach: 'Only how often each page is opened: no cookies, no profile, no third party.',
}
