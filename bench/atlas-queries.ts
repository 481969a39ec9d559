/** Names as people look for them: cities, towns that share a name, other scripts, other languages. */
const names = [
  'paris',
  'tokyo',
  'new york',
  'barcelona',
  'amsterdam',
  'montréal',
  'vancouver',
  'rio de janeiro',
  'saint petersburg',
  'ho chi minh city',
  'london ontario',
  'portland, maine',
  'reykjavik',
  'interlaken',
  'san francisco',
  'los angeles',
  'copenhague',
  'thessaloniki',
  'kuala lumpur',
  'crete',
  'germany',
  'mexico city',
  'buenos aires',
  'springfield illinois',
  "st. john's",
  'quebec',
  'edinburgh',
  'москва',
  '東京',
  'القاهرة',
  'santa cruz de la sierra',
  'wolfville',
]

/** What a search box sends while a name is typed, letter by letter. */
const prefixes = names.flatMap((name) => Array.from(name, (_, at) => name.slice(0, at + 1)))

/** A letter left out, two swapped, one wrong. */
const mistyped = names
  .filter((name) => name.length > 4)
  .flatMap((name) => [
    name.slice(0, 2) + name.slice(3),
    name.slice(0, 3) + name.charAt(4) + name.charAt(3) + name.slice(5),
    `${name.slice(0, 2)}x${name.slice(3)}`,
  ])

export const typedQueries: readonly string[] = [...prefixes, ...mistyped]
