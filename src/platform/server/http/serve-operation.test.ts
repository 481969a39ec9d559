import { expect, test } from 'vitest'
import { z } from 'zod'
import { failWith } from '#platform/shared/app-error.ts'
import { defineContract } from '#platform/shared/endpoint.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { anyRole, everyone, limited, type Policy, signedIn, visitor } from '../auth/policy.ts'
import { createLogger } from '../log/logger.ts'
import { bindContract } from './bind-contract.ts'
import { createHttpApp } from './http-app.ts'
import { createMetrics } from './metrics.ts'
import { createOpenApi } from './openapi.ts'
import { createStorageWatch } from '../storage-watch.ts'

const errors = {
  'seat-taken': { status: 409, title: 'Seat taken', message: 'Somebody else has this seat.' },
  'train-gone': { status: 410, title: 'Train gone', message: 'This train has left.' },
} as const

/** An operation that declares `seat-taken`, and fails as it is told. */
const operations = (failure: () => Error, policy: Policy = everyone) =>
  bindContract(
    defineContract({
      tag: 'seats',
      routes: { takeSeat: ['GET', '/api/seat'] },
      errors,
      operations: {
        takeSeat: { summary: 'Takes it.', output: z.object({}), errors: ['seat-taken'] },
      },
    }),
    { takeSeat: policy },
    {
      takeSeat: async () => {
        throw failure()
      },
    },
  )

const noLimit = Object.assign(async () => undefined, { giveBack: async () => undefined })

async function take(failure: () => Error, checkAnswers: boolean) {
  const logged: { message: string; cause: unknown }[] = []
  const log = createLogger({ level: 'silent' })
  log.error = ((entry: { err: Error }) =>
    logged.push({ message: entry.err.message, cause: entry.err.cause })) as never
  const app = createHttpApp({
    operations: operations(failure),
    log,
    onceByKey: async (_call, work) => ({ answer: await work(), replayed: false }),
    metrics: createMetrics(),
    readSession: async () => undefined,
    sharedLimiter: noLimit,
    localLimiter: noLimit,
    storage: createStorageWatch(),
    checkAnswers,
    appOrigin: undefined,
    secure: false,
    trustedProxies: 0,
    fallback: async () => undefined,
  })
  const answer = await app.request('http://localhost/api/seat')
  const { code } = (await answer.json()) as { code: string }
  return { status: answer.status, code, logged }
}

const fail = failWith(errors)
const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
const failCommon = failWith(commonErrors)

test('a declared failure and an implied one leave as they are', async () => {
  expect(await take(() => fail('seat-taken'), true)).toMatchObject({ status: 409, logged: [] })
  expect(await take(() => failCommon('unavailable'), true)).toMatchObject({ status: 503 })
})

test.each([
  ['train-gone', () => fail('train-gone')],
  ['not-found', () => failCommon('not-found')],
  ['train-gone', () => fail('train-gone', { cause: away })],
])('with answers checked, %s that is not declared is a fault that names it', async (code, made) => {
  const outcome = await take(made, true)
  expect(outcome).toMatchObject({ status: 500, code: 'internal' })
  expect(outcome.logged[0]).toMatchObject({
    message: `takeSeat failed with ${code}, which it does not declare`,
    cause: { code },
  })
})

test('with answers unchecked, an undeclared failure still reaches the person', async () => {
  expect(await take(() => fail('train-gone'), false)).toMatchObject({ status: 410, logged: [] })
})

test.each([
  ['everyone', everyone, 0, []],
  ['a visitor', visitor, 0, ['401']],
  ['a limited policy', limited(everyone), 0, []],
  ['a session, whatever the policy is called', { ...signedIn, name: 'everyone' }, 1, ['401']],
  [
    'a role, whatever the policy is called',
    { ...anyRole('owner'), name: 'staff' },
    1,
    ['401', '403'],
  ],
])('the description of an operation for %s follows from what its policy needs', (...row) => {
  const [, policy, locks, refusals] = row
  const { paths } = createOpenApi(
    operations(() => fail('seat-taken'), policy),
    { title: 'Seats', version: '1', sessionCookie: 'session' },
  ) as { paths: Record<string, { get: { security: unknown[]; responses: object } }> }
  const { security, responses } = paths['/api/seat']?.get ?? { security: [], responses: {} }
  expect(security).toHaveLength(locks)
  expect(Object.keys(responses).filter((status) => ['401', '403'].includes(status))).toEqual(
    refusals,
  )
})
