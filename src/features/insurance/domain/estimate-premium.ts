import { fromMajor, type Money } from '#platform/shared/money.ts'

/** The date of these figures. They are our own estimate; no insurer guarantees them. */
export const estimateAsOf = '2026-11-01'

/** Non-refundable costs that the estimate insures, in CAD. */
export const assumedCosts = 1500

const americas = new Set(
  (
    'AG AI AR AW BB BL BM BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GT GY HN HT JM KN KY LC MF MQ ' +
    'MS MX NI PA PE PM PR PY SR SV SX TC TT UY VC VE VG VI'
  ).split(' '),
)
const europe = new Set(
  (
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC ' +
    'MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK'
  ).split(' '),
)

/** CAD per day of emergency medical cover at the age of 30. */
function dailyRate(country: string): number {
  if (country === 'CA') return 1.45
  if (country === 'US') return 4.1
  if (americas.has(country)) return 3.6
  return europe.has(country) ? 2.6 : 2.9
}

/** Factors on the rate, each from the given age on. */
const ageFactors = [
  [0, 0.7],
  [16, 1],
  [40, 1.15],
  [55, 1.5],
  [60, 1.9],
  [65, 2.6],
  [70, 3.8],
  [75, 5.5],
  [80, 8],
  [85, 12],
] as const

const ageFactor = (age: number): number =>
  ageFactors.findLast(([from]) => age >= from)?.[1] ?? ageFactors[0][1]

/** The minimum premium, and the share for cancellation and baggage. */
const leastMedical = 15
const cancellationRate = 0.026

/** Estimates the cost of such a policy; never an offer. */
export function estimatePremium(
  country: string,
  { days, age }: { readonly days: number; readonly age: number },
): Money {
  const medical = Math.max(leastMedical, dailyRate(country) * days * ageFactor(age))
  return fromMajor('CAD', medical + assumedCosts * cancellationRate)
}
