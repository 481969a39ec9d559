import { randomBytes, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'

const scrypt = promisify<string, Buffer, number, object, Buffer>(scryptCallback)
const fail = failWith(commonErrors)

/** OWASP's scrypt figures: 128 MiB and about a third of a second a hash. */
const safeRounds = 2 ** 17
const costOf = (rounds: number) => ({ N: rounds, r: 8, p: 1, maxmem: 160 * 1024 * 1024 })
const keyLength = 64
/** Each running hash holds 128 MiB: two at once, so many waiting, the rest is told to come back. */
const atOnce = 2
const waitingAtMost = 40

export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(attempt: { hash: string; password: string }): Promise<boolean>
}

function createGate() {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost)
        throw fail('unavailable', { headers: { 'retry-after': '5' } })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/**
 * Salted scrypt, two at a time. The stored form is `scrypt$salt$key`, both base64url. Fewer rounds
 * are for tests alone, which make accounts by the hundred; no setting reaches them.
 */
export function createPasswordHashing(rounds = safeRounds): PasswordHashing {
  const cost = costOf(rounds)
  const gate = createGate()
  const derive = (password: string, salt: Buffer) =>
    gate(() => scrypt(password.normalize('NFKC'), salt, keyLength, cost))
  return {
    async hash(password) {
      const salt = randomBytes(16)
      const key = await derive(password, salt)
      return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
    },
    async verify({ hash, password }) {
      const [scheme, salt, key] = hash.split('$')
      if (scheme !== 'scrypt' || !salt || !key) return false
      const expected = Buffer.from(key, 'base64url')
      const actual = await derive(password, Buffer.from(salt, 'base64url'))
      return expected.length === actual.length && timingSafeEqual(expected, actual)
    },
  }
}
