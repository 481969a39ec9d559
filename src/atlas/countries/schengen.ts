/**
 * ISO codes of the 29 Schengen states as of 2025: no passport checks between them, and one rule for short
 * stays.
 */
export const schengen: ReadonlySet<string> = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
)
