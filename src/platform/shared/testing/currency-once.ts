/** Sums that name their currency twice: "€489.00 EUR EUR", "CHF 12.00 CHF". */
export const namedTwice = (text: string): readonly string[] =>
  text.match(/\b([A-Z]{3})\b[\s\u00a0]*(?:[^\sA-Za-z]*\d[\d.,]*)?[\s\u00a0]*\b\1\b/g) ?? []
