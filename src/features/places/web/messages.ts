/** What the screens of places say. */

export const dataPageText = {
  writtenByUs: 'Written by us',
  factsThatAnybodyMay:
    'Facts that anybody may know, put down row by row in our own words and held against each other and against open data.',
  inventedSamples: 'Invented samples',
  madeUpBusinessesSo:
    'Made-up businesses, so you can try planning. Every list of them is marked “Sample”, and so are its details.',
  openData: 'Open data',
  tablesThatOthersPublish: 'Tables that others publish for everybody to use, with our thanks.',
  rows: 'Rows',
  as: 'As of',
  credit: 'Credit',
  ourData: 'Our data',
  whereEachTableComes:
    'Where each table comes from, the day it is of, whom we thank for it, and what in it is an estimate.',
}
