import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { discardLockFile, parsePostmasterPid, readLockFile } from './lock-file.ts'
import { scratchFolder } from './testing/scratch-folder.ts'

test('a lock file judged stale is removed, one written since is put back', async () => {
  const folder = await scratchFolder()
  const path = join(folder, 'postmaster.pid')
  await writeFile(path, '1\n')
  await discardLockFile(path, '1\n')
  expect(await readLockFile(path)).toBe(undefined)
  await writeFile(path, '2\n')
  await discardLockFile(path, '1\n')
  expect(await readFile(path, 'utf8')).toBe('2\n')
  expect(await readdir(folder)).toEqual(['postmaster.pid'])
  await discardLockFile(join(folder, 'absent'), '1\n')
})

test('a lock file is read as far as a starting server wrote it', () => {
  const whole = '77\n/data/18\n1795257295\n5432\n/data/run\n\n  2146414         4\nready   \n'
  expect(parsePostmasterPid(whole)).toEqual({
    pid: 77,
    dataDirectory: '/data/18',
    port: 5432,
    socketDirectory: '/data/run',
  })
  expect(parsePostmasterPid('-77\n/data/18\n')).toEqual({
    pid: 77,
    dataDirectory: '/data/18',
    port: undefined,
    socketDirectory: undefined,
  })
  expect(parsePostmasterPid('').pid).toBeNaN()
})
