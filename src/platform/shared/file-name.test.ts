import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test.each([
  ['Été à Paris', 'Été à Paris.pdf'],
  ['京都の春', '京都の春.pdf'],
  ['رحلة إلى القاهرة', 'رحلة إلى القاهرة.pdf'],
  ['Zoë’s Rome & more!', 'Zoë’s Rome & more!.pdf'],
  ['Rome / Milan: "two" of 3?', 'Rome Milan two of 3.pdf'],
  ['..\\..\\hidden', 'hidden.pdf'],
  [' . ', 'Trip.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe.pdf'],
  ['two\r\nlines', 'two lines.pdf'],
])('CART-05 PLAN-09 the file of "%s" is called %s', (title, name) => {
  expect(fileNameOf(title, 'pdf')).toBe(name)
})

test('CART-05 PLAN-09 any title makes a name that every file system takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
      const name = fileNameOf(title, 'ics')
      expect(name).toMatch(/^[^\p{Cc}/\\:*?"<>|]+\.ics$/u)
      expect(name).not.toMatch(/^[. ]/)
      expect(encodeURIComponent(name).replaceAll(/%../g, '.').length).toBeLessThanOrEqual(204)
      expect(name.isWellFormed()).toBe(true)
    }),
  )
})
