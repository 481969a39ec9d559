/**
 * The 29 states of the Schengen area by their codes, as of 2025: nobody shows a passport between them, and
 * one rule for short stays holds in all.
 */
export const schengen: ReadonlySet<string> = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
)
