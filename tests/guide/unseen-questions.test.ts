import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fold } from '#features/guide/domain/fold.ts'
import { answersTo } from './ask-embedded.ts'

/** Written by people who had not seen the guide's code, after it was finished. */
interface UnseenQuestion {
  readonly id: string
  readonly turns: readonly string[]
  readonly check: {
    /** Patterns that the last answer, its plan included, must hold, and those that it must not. */
    readonly all: readonly string[]
    readonly none: readonly string[]
    /** The plan that must come with it. */
    readonly proposal: { readonly days: number; readonly destination: string } | null
  }
}

const questionsOf = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as UnseenQuestion[]

async function errorsOf({ turns, check }: UnseenQuestion) {
  const answer = (await answersTo(turns)).at(-1)
  const days = answer?.plan?.days ?? []
  const planned = days.flatMap(({ items }) => items.map(({ name }) => name))
  const text = [answer?.text ?? '', ...planned].join('\n')
  const has = (pattern: string) => new RegExp(pattern, 'iu').test(text)
  const errors = [
    ...check.all.filter((pattern) => !has(pattern)).map((pattern) => `lacks ${pattern}`),
    ...check.none.filter(has).map((pattern) => `has ${pattern}`),
  ]
  if (check.proposal && days.length !== check.proposal.days)
    errors.push(`plans ${days.length} days, not ${check.proposal.days}`)
  if (check.proposal && !fold(answer?.text ?? '').includes(fold(check.proposal.destination)))
    errors.push(`plans somewhere else than ${check.proposal.destination}`)
  return { errors, text }
}

describe('GUIDE-10 the questions of people who had not seen the guide', () => {
  test.each([
    ['unseen-questions.json', 60],
    ['unseen-questions-2.json', 60],
    ['unseen-questions-3.json', 60],
    ['unseen-questions-4.json', 60],
    ['unseen-questions-5.json', 59],
  ])(
    'of %s at least %i of the 60 pass',
    async (file, least) => {
      const questions = questionsOf(file)
      const failed: unknown[] = []
      for (const question of questions) {
        const { errors, text } = await errorsOf(question)
        if (errors.length > 0) failed.push({ id: question.id, turns: question.turns, errors, text })
      }
      if (process.env['GUIDE_SHOW']) process.stdout.write(`${JSON.stringify(failed, null, 1)}\n`)
      expect(questions).toHaveLength(60)
      expect(60 - failed.length).toBeGreaterThanOrEqual(least)
    },
    120_000,
  )
})
