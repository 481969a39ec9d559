/** Keys whose values are redacted from logs. Compared in lower case without `-` and `_`. */
const secretKeys = new Set([
  'password',
  'newpassword',
  'currentpassword',
  'pass',
  'secret',
  'clientsecret',
  'token',
  'idtoken',
  'accesstoken',
  'refreshtoken',
  'codeverifier',
  'cookie',
  'setcookie',
  'authorization',
  'email',
  'phone',
  'to',
  'recipient',
  'cardnumber',
  'card',
  'cvv',
  'cvc',
  'expirydate',
  'expiry',
  // PostgreSQL quotes the row that broke a rule: "Key (email)=(…) already exists."
  'detail',
  'where',
  'parameters',
])

const censored = '[redacted]'
const isSecret = (key: string): boolean => secretKeys.has(key.toLowerCase().replaceAll(/[-_]/g, ''))

/** Addresses of mail inside sentences, such as a mail server's answer. */
const address = /(?<![\w.+%-])[\w.+%-]+@[\w-]+(\.[\w-]+)+/g

const depthAtMost = 12

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** An error with what it carries besides, so that a key of it is a key like any other. */
const membersOf = (error: Error): Record<string, unknown> => ({
  ...error,
  type: error.name,
  message: error.message,
  stack: error.stack,
  ...(error.cause === undefined ? {} : { cause: error.cause }),
})

function redactAt(value: unknown, path: readonly object[]): unknown {
  if (typeof value === 'string') return value.replaceAll(address, censored)
  if (typeof value !== 'object' || value === null) return value
  if (path.includes(value)) return '[circular]'
  if (path.length >= depthAtMost) return '[too deep]'
  const inside = [...path, value]
  if (Array.isArray(value)) return value.map((member) => redactAt(member, inside))
  if (!(value instanceof Error) && !isPlain(value)) {
    // A date, a URL, a header list: what it says of itself, never what it holds.
    return value instanceof Date ? value : `[${value.constructor.name}]`
  }
  const members = value instanceof Error ? membersOf(value) : value
  return Object.fromEntries(
    Object.entries(members).map(([key, member]) => [
      key,
      isSecret(key) && member !== undefined && member !== null
        ? censored
        : redactAt(member, inside),
    ]),
  )
}

/** A copy of a value to log, without secrets and addresses at any depth. */
export const redacted = (entry: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      isSecret(key) ? censored : redactAt(value, [entry]),
    ]),
  )
