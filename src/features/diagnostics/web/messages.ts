/** What the screens of diagnostics say. */

export const consentQuestionText = {
  countingVisits: 'Counting visits',
  mayWeCountPages: 'May we count the pages you open?',
  onlyHowOftenEach:
    'Only how often each page is opened: no cookies, no profile, no third party. Your answer stays in this browser.',
  noThanks: 'No thanks',
  yesCount: 'Yes, count them',
}

export const consentSwitchText = {
  countsNoPageViews: (name: string) =>
    `${name} doesn’t count page views, so there’s nothing to agree to.`,
  countPagesIOpen: 'Count the pages I open',
  onlyHowOftenEach: 'Only how often each page is opened: no cookies, no profile, no third party.',
}
