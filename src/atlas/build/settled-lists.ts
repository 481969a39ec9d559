import type { ListVerdict } from '../second-lists/schema.ts'
import type { Comparison, Question } from './second-lists.ts'

export interface ListCounts {
  readonly question: Question
  readonly asked: number
  readonly agreed: number
  readonly settled: number
  readonly dropped: number
  readonly undecided: number
}

const keyOf = ({ row, question }: Pick<Comparison, 'row' | 'question'>): string =>
  `${row}: ${question}`

/** Our row stands where it differs, and was changed to what both can agree on where it is corrected. */
function fits({ verdict }: ListVerdict, { agree, said }: Comparison): boolean {
  if (verdict === 'dropped') return said === 'not in our table'
  return verdict === 'corrected' ? agree : !agree && said !== 'not in our table'
}

/** By question: how often the lists agreed at once, what became of the rest. */
export function listCounts(
  compared: readonly Comparison[],
  verdicts: readonly ListVerdict[],
): readonly ListCounts[] {
  const verdictOf = new Map(verdicts.map((verdict) => [keyOf(verdict), verdict]))
  const questions = [...new Set(compared.map(({ question }) => question))]
  return questions.map((question) => {
    const asked = compared.filter((row) => row.question === question)
    const decided = asked.flatMap((row) => verdictOf.get(keyOf(row)) ?? [])
    const dropped = decided.filter(({ verdict }) => verdict === 'dropped').length
    const undecided = asked.filter((row) => !row.agree && !verdictOf.has(keyOf(row))).length
    return {
      question,
      asked: asked.length,
      agreed: asked.length - decided.length - undecided,
      settled: decided.length - dropped,
      dropped,
      undecided,
    }
  })
}

/** Differences without a verdict, and verdicts that our rows do not keep. */
export function unsettled(
  compared: readonly Comparison[],
  verdicts: readonly ListVerdict[],
): readonly string[] {
  const comparisonOf = new Map(compared.map((row) => [keyOf(row), row]))
  const verdictOf = new Map(verdicts.map((verdict) => [keyOf(verdict), verdict]))
  return [
    ...compared
      .filter((row) => !row.agree && !verdictOf.has(keyOf(row)))
      .map((row) => `${keyOf(row)} is undecided (${row.said})`),
    ...verdicts
      .filter((verdict, at) => verdicts.findIndex((one) => keyOf(one) === keyOf(verdict)) !== at)
      .map((verdict) => `${keyOf(verdict)} has two verdicts`),
    ...[...verdictOf.values()].flatMap((verdict) => {
      const row = comparisonOf.get(keyOf(verdict))
      if (!row) return [`${keyOf(verdict)} has a verdict, but was not asked`]
      return fits(verdict, row)
        ? []
        : [`${keyOf(verdict)} is said to be ${verdict.verdict}, but is not (${row.said})`]
    }),
  ]
}
