import { chmod, mkdir, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { portOf, socketDirectory } from './socket-directory.ts'
import { scratchFolder } from './testing/scratch-folder.ts'

const direct = (location: string) => ({ name: 'direct', location, account: undefined }) as const

test('a short location holds its socket, a long one has it in a private folder elsewhere', async () => {
  const folder = await scratchFolder()
  const inside = await socketDirectory(direct(folder), 12_345)
  expect(inside).toBe(join(folder, 'run'))
  const long = direct(join(folder, 'd'.repeat(100)))
  const outside = await socketDirectory(long, 12_345, [folder])
  expect(outside).toMatch(/\/wayleaf-[0-9a-f]{16}$/)
  expect((await stat(outside)).mode & 0o777).toBe(0o700)
  expect(await socketDirectory(long, 12_345, [folder])).toBe(outside)
})

test('a folder that others can enter, or a link in its place, is refused', async () => {
  const folder = await scratchFolder()
  await mkdir(join(folder, 'run'))
  await chmod(join(folder, 'run'), 0o755)
  await expect(socketDirectory(direct(folder), 12_345)).rejects.toThrow('only account')
  const other = await scratchFolder()
  await symlink(folder, join(other, 'run'))
  await expect(socketDirectory(direct(other), 12_345)).rejects.toThrow('only account')
})

test('each cluster has a port of its own that stays', () => {
  expect(portOf('7462719')).toBe(portOf('7462719'))
  expect(portOf('7462719')).not.toBe(portOf('7462720'))
})
