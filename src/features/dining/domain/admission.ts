/** Default admission estimate. CAD. */
const usualAdmissionCad = 25

/** Admission in CAD; 0 only if known to be free. */
export const admissionCad = (sight: {
  readonly price: number
  readonly estimated: boolean
}): number => (sight.price === 0 && sight.estimated ? usualAdmissionCad : sight.price)
