/** What the screens of places say. */

export const dataPageText = {
  writtenByUs: 'Written by us',
  factsThatAnybodyMay:
    'Public facts, written down row by row in our own words and checked against each other and against open data.',
  inventedSamples: 'Made-up samples',
  madeUpBusinessesSo:
    'Made-up businesses, so you can try planning. Every list of them is marked “Sample”, and so are its details.',
  openData: 'Open data',
  tablesThatOthersPublish: 'Tables that others publish for everyone to use, with our thanks.',
  rows: 'Rows',
  as: 'As of',
  credit: 'Credit',
  ourData: 'Our data',
  whereEachTableComes:
    'Where each table comes from, its date, whom we thank for it, and what in it is an estimate.',
}
