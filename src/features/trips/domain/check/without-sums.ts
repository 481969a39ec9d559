import type { CheckFinding } from './finding.ts'
import { checkText } from './messages.ts'

/** The findings for a page that hides prices: no message names a sum. */
export const withoutSums = (findings: readonly CheckFinding[]): readonly CheckFinding[] =>
  findings.map((one) =>
    one.rule === 'over-budget' ? { ...one, message: checkText.overSomeBudget } : one,
  )
