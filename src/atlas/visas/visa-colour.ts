import type { VisaColour, VisaStatus } from './visa.ts'

/** Green: nothing to obtain. Blue: something to obtain, before or on arrival. Red: not admitted. */
export function visaColour(status: VisaStatus): VisaColour {
  if (status === 'visa-free') return 'green'
  return status === 'restricted' ? 'red' : 'blue'
}
