import { expect, test } from 'vitest'
import { bufferMegabytes, serverSettings } from './server-settings.ts'

const gigabyte = 2 ** 30

test.each([
  [0.5, 64],
  [4, 64],
  [24, 192],
  [512, 1024],
])('PERF-5 a machine of %d GiB gives the database %d MB of buffers', (size, megabytes) => {
  expect(bufferMegabytes(size * gigabyte)).toBe(megabytes)
  expect(serverSettings('/s', 1, size * gigabyte)).toContain(`shared_buffers=${megabytes}MB`)
})
