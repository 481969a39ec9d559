/** What must not reach a log, and what stands in its place. In this order: a query may hold an address. */
const rules: readonly (readonly [RegExp, string])[] = [
  // Queries and fragments.
  [/\?[^\s)'"]+/g, '?…'],
  [/#[^\s)'"]{2,}/g, '#…'],
  // Mail addresses, also encoded.
  [/[^\s@/<>()"']{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/gi, '…@…'],
  // Ids and tokens: they may open what they name.
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '…'],
  [/(\/)[\w-]{20,}(?=$|[\s/:)'"])/g, '$1…'],
  // Numbers as long as a telephone's or a card's.
  [/\+?\d(?:[ ().-]{0,2}\d){6,}/g, '…'],
]

/** A text for the log with everything taken out that could tell who somebody is. */
export const withoutPersons = (text: string): string =>
  rules.reduce((rest, [pattern, sign]) => rest.replace(pattern, sign), text)
