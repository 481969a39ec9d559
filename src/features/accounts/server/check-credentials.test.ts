import { expect, test, vi } from 'vitest'
import type { Db } from '#platform/server/db/tables.ts'
import { checkCredentials } from './check-credentials.ts'
import { createPasswordHashing } from './password-hashing.ts'

vi.mock('./credentials.store.ts', () => ({ findPassword: async () => undefined }))

test('AUTH-04 an unknown address costs a whole hash, as a known one does, and gets the same answer', async () => {
  const hashing = createPasswordHashing(2 ** 4)
  const verify = vi.spyOn(hashing, 'verify')
  const attempt = { email: 'nobody@example.ca', password: 'spruce-and-maple' }
  await expect(checkCredentials({ db: {} as Db, hashing }, attempt)).rejects.toMatchObject({
    code: 'wrong-credentials',
  })
  const [{ hash } = { hash: '' }] = verify.mock.calls[0] ?? []
  const { length } = await hashing.hash(attempt.password)
  expect(hash.length).toBe(length)
})
