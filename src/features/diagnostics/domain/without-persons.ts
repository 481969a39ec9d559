/** Patterns of personal data that must not reach a log, with their replacements. The order matters: a query may contain an address. */
const rules: readonly (readonly [RegExp, string])[] = [
  // Queries and fragments.
  [/\?[^\s)'"]+/g, '?…'],
  [/#[^\s)'"]{2,}/g, '#…'],
  // Mail addresses, also URL-encoded.
  [/[^\s@/<>()"']{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/gi, '…@…'],
  // Ids and tokens: they may grant access.
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '…'],
  [/(\/)[\w-]{20,}(?=$|[\s/:)'"])/g, '$1…'],
  // Numbers as long as a telephone's or a card's.
  [/\+?\d(?:[ ().-]{0,2}\d){6,}/g, '…'],
]

/** A text for the log with all personal data removed. */
export const withoutPersons = (text: string): string =>
  rules.reduce((rest, [pattern, sign]) => rest.replace(pattern, sign), text)
