/** The check digit by Luhn. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [place, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return digits !== '' && sum % 10 === 0
}

/** Fifteen or sixteen digits by themselves, as people write them: "4242 4242 4242 4242". A plus begins a telephone number. */
const runs = /(?<![\w+-])\d(?:[ -]?\d){14,15}(?![\w-])/g
/** How numbers of the great networks begin, each with its length. */
const cards = /^(?:4\d{15}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|6(?:011|5\d\d)\d{12})$/

/** True if the text contains what looks like a payment card number. */
export const holdsCardNumber = (text: string): boolean =>
  [...text.matchAll(runs)].some(([run]) => {
    const digits = run.replaceAll(/[ -]/g, '')
    return cards.test(digits) && passesLuhn(digits)
  })
