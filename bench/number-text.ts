/** 1234.5 as "1,235": thousands apart, so many decimals. */
export const numberText = (value: number, decimals = 0): string =>
  value.toLocaleString('en-CA', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })

/** The middle of some runs with their spread: "812 (790–840)". */
export const spreadText = (middle: number, values: readonly number[], decimals = 0): string =>
  `${numberText(middle, decimals)} (${numberText(Math.min(...values), decimals)}–${numberText(Math.max(...values), decimals)})`
