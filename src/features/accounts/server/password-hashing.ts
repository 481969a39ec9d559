import { randomBytes, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { networkOf } from '#platform/server/http/client-address.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { createFairGate } from './fair-gate.ts'

const scrypt = promisify<string, Buffer, number, object, Buffer>(scryptCallback)
const fail = failWith(commonErrors)

/** OWASP's scrypt figures: 128 MiB and about a third of a second a hash. */
const safeRounds = 2 ** 17
const costOf = (rounds: number) => ({ N: rounds, r: 8, p: 1, maxmem: 160 * 1024 * 1024 })
const keyLength = 64
/**
 * A hash holds 128 MiB and a core. Of the four threads that Node has for such work one stays free: files
 * are read there too.
 */
const atOnce = Math.min(availableParallelism(), 3)
/** How many more may wait, some seconds of work; the others are refused as `unavailable`. */
const waitingAtMost = atOnce * 20

export interface PasswordHashing {
  /** Throws unavailable if too many requests run at once. */
  hash(password: string): Promise<string>
  /** Throws unavailable if too many requests run at once. */
  verify(attempt: { hash: string; password: string }): Promise<boolean>
  /** The same, asked for by an address: its network waits in a line of its own. */
  from(address: string): PasswordHashing
}

/** What hashes for a caller waits in the line of that caller's address. */
export const forCaller = <D extends { readonly hashing: PasswordHashing }>(
  deps: D,
  { address }: { readonly address: string },
): D => ({ ...deps, hashing: deps.hashing.from(address) })

const refusal = () => fail('unavailable', { headers: { 'retry-after': '5' } })

type Derive = (password: string, salt: Buffer) => Promise<Buffer>

const hashingBy = (derive: Derive, from: PasswordHashing['from']): PasswordHashing => ({
  from,
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
})

/**
 * Salted scrypt, as many at a time as there are cores for it. The stored form is `scrypt$salt$key`, both
 * base64url. Fewer rounds are for tests alone, which make accounts by the hundred; no setting reaches them.
 */
export function createPasswordHashing(rounds = safeRounds): PasswordHashing {
  const cost = costOf(rounds)
  const gate = createFairGate({ atOnce, waitingAtMost, refusal })
  const askedBy = (who: string): PasswordHashing => {
    const derive = (password: string, salt: Buffer) =>
      gate(who, () => scrypt(password.normalize('NFKC'), salt, keyLength, cost))
    return hashingBy(derive, (address) => askedBy(networkOf(address)))
  }
  return askedBy('the house')
}
