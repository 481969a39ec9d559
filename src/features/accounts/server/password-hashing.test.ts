import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPasswordHashing } from './password-hashing.ts'

test('AUTH-04 a password is kept as scrypt at the price OWASP names, and each with its own salt', async () => {
  const hashing = createPasswordHashing()
  const stored = await hashing.hash('spruce-and-maple')
  const [scheme, salt = '', key] = stored.split('$')
  const expected = scryptSync('spruce-and-maple', Buffer.from(salt, 'base64url'), 64, {
    N: 131_072,
    r: 8,
    p: 1,
    maxmem: 160 * 1024 * 1024,
  })
  expect([scheme, key]).toEqual(['scrypt', expected.toString('base64url')])
  expect(await hashing.hash('spruce-and-maple')).not.toBe(stored)
  expect(await hashing.verify({ hash: stored, password: 'spruce-and-maple' })).toBe(true)
  expect(await hashing.verify({ hash: stored, password: 'spruce-and-mapel' })).toBe(false)
})
