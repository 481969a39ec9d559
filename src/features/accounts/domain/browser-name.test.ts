import { expect, test } from 'vitest'
import { browserName } from './browser-name.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
test.each([
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`, 'Safari on Mac'],
  [`${mac} AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/142.0 Safari', 'Chrome on iPhone'],
  ['curl/8.5.0', 'An unknown browser'],
  [null, 'An unknown browser'],
])('AUTH-05 %s is called %s', (agent, name) => {
  expect(browserName(agent)).toBe(name)
})
