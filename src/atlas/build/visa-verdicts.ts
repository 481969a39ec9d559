import type { CountryCode } from '../visas/passports.ts'
import { countryCodes } from '../visas/passports.ts'
import { visaFor } from '../visas/visa-for.ts'

/** What a source says of a passport and a destination: 'visa-free 90 d', 'e-visa'. */
interface Said {
  readonly status: string
  readonly days: number | undefined
}

export interface Verdict {
  readonly from: CountryCode
  readonly to: CountryCode
  readonly ours: Said
  readonly matrix: Said
}

const isCountry = (text: string): text is CountryCode => countryCodes.some((code) => code === text)

const saidOf = (text: string): Said => {
  const [status = '', days] = text.trim().split(/\s+/)
  return { status, days: days ? Number(days) : undefined }
}

const sameAs = (a: Said, b: Said): boolean =>
  a.status === b.status && (!a.days || !b.days || a.days === b.days)

const inWords = ({ status, days }: Said): string => (days ? `${status} ${days} d` : status)

function verdictsIn(section: string): readonly Verdict[] {
  return section.split('\n').flatMap((line) => {
    const [, from = '', to = '', ours = '', matrix = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    if (!isCountry(from) || !isCountry(to)) return []
    return [{ from, to, ours: saidOf(ours), matrix: saidOf(matrix) }]
  })
}

/** The two tables of `visas/verdicts.md`: where our rule stands, and where it was corrected. */
export function readVerdicts(text: string): {
  readonly standing: readonly Verdict[]
  readonly corrected: readonly Verdict[]
} {
  const [, standing = '', corrected = ''] = text.split(/^## /m)
  return { standing: verdictsIn(standing), corrected: verdictsIn(corrected) }
}

function answerOf(from: CountryCode, to: CountryCode): Said {
  const answer = visaFor(from, to)
  return { status: answer?.status ?? 'no rule', days: answer?.days }
}

/** Verdicts that our rules no longer keep: each wants to be written again. */
export function brokenVerdicts(text: string): readonly string[] {
  const { standing, corrected } = readVerdicts(text)
  const wanted = [
    ...standing.map((row) => ({ ...row, now: row.ours })),
    ...corrected.map((row) => ({ ...row, now: row.matrix })),
  ]
  return wanted
    .filter(({ from, to, now }) => !sameAs(answerOf(from, to), now))
    .map(
      ({ from, to, now }) =>
        `${from} to ${to}: the verdict says ${inWords(now)}, the rule ${inWords(answerOf(from, to))}`,
    )
}

/**
 * Where a matrix (lines of from,to,status,days) says other than our rules and no verdict says why.
 * Pairs of countries that we have no rules of are left out.
 */
export function withoutVerdict(matrix: string, text: string): readonly string[] {
  const { standing } = readVerdicts(text)
  const settled = new Set(standing.map(({ from, to }) => `${from} ${to}`))
  return matrix.split('\n').flatMap((line) => {
    const [from = '', to = '', status = '', days = ''] = line.split(',')
    if (!isCountry(from) || !isCountry(to) || from === to) return []
    const theirs = { status, days: days ? Number(days) : undefined }
    const ours = answerOf(from, to)
    if (sameAs(ours, theirs) || settled.has(`${from} ${to}`)) return []
    return [`${from} to ${to}: ours ${inWords(ours)}, the matrix ${inWords(theirs)}`]
  })
}
