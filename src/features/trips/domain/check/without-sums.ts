import type { CheckFinding } from './finding.ts'
import { checkText } from './messages.ts'

/** Findings without amounts, for pages that hide prices. */
export const withoutSums = (findings: readonly CheckFinding[]): readonly CheckFinding[] =>
  findings.map((one) =>
    one.rule === 'over-budget' ? { ...one, message: checkText.overSomeBudget } : one,
  )
