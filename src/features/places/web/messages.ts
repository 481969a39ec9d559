/** What the screens of places say. */

export const dataPageText = {
  writtenByUs: 'Written by us',
  publicFacts:
    'Public facts, written row by row in our own words and checked against each other and against open data.',
  madeUpSamples: 'Made-up samples',
  samplesNote:
    'Made-up businesses, so you can try planning. Every list of them is marked “Sample”, and so are its details.',
  openData: 'Open data',
  openDataNote: 'Tables that others publish for everyone to use. Thank you.',
  rows: 'Rows',
  asOf: 'As of',
  credit: 'Credit',
  ourData: 'Our data',
  lead: 'Where each table comes from, how recent it is, who gets credit, and which values are estimates.',
}
