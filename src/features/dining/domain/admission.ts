/** Where nothing says what a sight costs to see, this does, as an estimate. In CAD. */
const usualAdmissionCad = 25

/** What a sight costs to see, in CAD: nothing only where that is known, and so no estimate. */
export const admissionCad = (sight: {
  readonly price: number
  readonly estimated: boolean
}): number => (sight.price === 0 && sight.estimated ? usualAdmissionCad : sight.price)
