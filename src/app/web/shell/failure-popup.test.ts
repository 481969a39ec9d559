import { expect, test } from 'vitest'
import { displayMs } from '#design/notices/notices.ts'
import type { Failure } from '#platform/web/failures.ts'
import { failurePopup, isLogged } from './failure-popup.ts'

const call = (more: Partial<Failure>): Failure => ({
  kind: 'call',
  service: 'stays',
  message: 'x',
  ...more,
})
const server = 'Server is temporarily unavailable. Please try again later.'
const network = 'Network connection issue detected. Please check your internet connection.'
const restricted =
  'Authorization is temporarily unavailable. Access restricted. Please try again later.'
const busy =
  'Rate Limit is temporarily unavailable. Service is busy. Please wait a moment and try again.'
const late =
  'Stays is temporarily unavailable. Request timed out. Please check your connection and try again.'

test.each<[string, Partial<Failure>, string | undefined, number | undefined]>([
  ['500', { status: 500 }, server, 7000],
  ['503', { status: 503 }, server, 7000],
  ['599', { status: 599 }, server, 7000],
  ['503 with a code of its own', { status: 503, handled: true }, server, 7000],
  ['403', { status: 403 }, restricted, 7000],
  ['403 that the feature shows', { status: 403, handled: true }, undefined, undefined],
  ['429', { status: 429 }, busy, 7000],
  ['429 that the feature shows', { status: 429, handled: true }, undefined, undefined],
  ['401', { status: 401 }, undefined, undefined],
  ['404', { status: 404 }, undefined, undefined],
  ['409', { status: 409 }, undefined, undefined],
  ['422', { status: 422 }, undefined, undefined],
  ['499', { status: 499 }, undefined, undefined],
  ['no answer', { status: 0, code: 'no-answer' }, network, 10_000],
  ['an answer that took too long', { status: 0, code: 'timeout' }, late, 7000],
  ['the offline event', { kind: 'network' }, network, 10_000],
  [
    'data that did not load',
    { kind: 'loading', thing: 'your trips', status: 503 },
    'Unable to load your trips. Please refresh the page or try again later.',
    8000,
  ],
  [
    'data that no answer came for: the call has said it',
    { kind: 'loading', thing: 'your trips', status: 0 },
    undefined,
    undefined,
  ],
  [
    'data of somebody signed out',
    { kind: 'loading', thing: 'x', status: 401 },
    undefined,
    undefined,
  ],
  ['a broken script', { kind: 'script' }, undefined, undefined],
])('SHELL-11 SHELL-12 SHELL-13 %s', (_, more, text, shown) => {
  const popup = failurePopup(call(more))
  expect(popup?.text).toBe(text)
  expect(popup?.kind && displayMs[popup.kind]).toBe(shown)
})

test.each(['user-accounts', 'AUTH', 'oauth', 'Current user'])(
  'SHELL-11 failures of the service %s are silent, whatever the status',
  (service) => {
    for (const status of [0, 401, 403, 429, 500, 503])
      expect(failurePopup(call({ service, status }))).toBeUndefined()
    const loading = call({ service, kind: 'loading', status: 503, thing: 'your profile' })
    expect(failurePopup(loading)).toBeUndefined()
  },
)

test('SHELL-11 what the page says in place raises no popup, and is written down all the same', () => {
  for (const more of [{ status: 500 }, { status: 0, code: 'no-answer' }, { status: 429 }]) {
    expect(failurePopup(call({ ...more, inPlace: true }))).toBeUndefined()
    expect(isLogged(call({ ...more, inPlace: true }))).toBe(true)
  }
})

test('SHELL-11 the popup’s own name "Authorization" does not make it silent', () => {
  expect(failurePopup(call({ service: 'trips', status: 403 }))?.text).toBe(restricted)
})

test('SHELL-13 each cause has one popup, and two services that are late have two', () => {
  const key = (more: Partial<Failure>) => failurePopup(call(more))?.key
  expect(key({ status: 500 })).toBe(key({ status: 503, service: 'trips' }))
  expect(key({ status: 0 })).toBe(key({ kind: 'network' }))
  const late = { status: 0, code: 'timeout' }
  expect(key(late)).not.toBe(key({ ...late, service: 'trips' }))
})

test('SHELL-17 shown failures and script errors are logged; refusals are not', () => {
  expect(isLogged(call({ kind: 'script' }))).toBe(true)
  expect(isLogged(call({ status: 500 }))).toBe(true)
  for (const status of [401, 404, 409, 422]) expect(isLogged(call({ status }))).toBe(false)
})
