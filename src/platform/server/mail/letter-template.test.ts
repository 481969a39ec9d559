import { expect, test } from 'vitest'
import { stopMark, writeLetter } from './letter-template.ts'

const head = {
  name: 'Wayleaf & Co',
  protectionLine: 'Registered, no. 00000000.',
  contactLine: '+1 416 555 0100 · hello@wayleaf.example',
}

const mail = writeLetter(
  {
    to: 'ann@example.ca',
    subject: 'Booked: <b>Hôtel</b>',
    parts: [
      { words: 'Hello <script>alert(1)</script>,\nyour stay is booked.' },
      { facts: [['Total', '$12.00 & taxes']] },
      { link: 'See it', href: 'https://wayleaf.example/x?a=1&b="2"' },
      { aside: 'A sample.' },
    ],
  },
  head,
)

test('HOME-13 the text says all that the HTML says', () => {
  for (const words of [
    'your stay is booked.',
    'Total: $12.00 & taxes',
    'See it:\nhttps://wayleaf.example/x?a=1&b="2"',
    'A sample.',
    'Registered, no. 00000000.\n+1 416 555 0100',
  ])
    expect(mail.text).toContain(words)
})

test('H3 the address stands between the lines of the foot, and nowhere where there is none', () => {
  const addressed = writeLetter(
    { to: 'a@example.ca', subject: 'S', parts: [] },
    { ...head, addressLine: '12 Spruce Lane, Ottawa <ON>' },
  )
  expect(addressed.text).toContain('00000000.\n12 Spruce Lane, Ottawa <ON>\n+1 416')
  expect(addressed.html).toContain('00000000.<br>12 Spruce Lane, Ottawa &#60;ON&#62;<br>+1 416')
  expect(mail.html).toContain('00000000.<br>+1 416')
})

test('H3 only letters that another person triggered have an unsubscribe link', () => {
  expect(mail.text + mail.html).not.toMatch(/stop/i)
  const whySent = 'Ann & Bo invited this address.'
  const copy = writeLetter({ to: 'a@example.ca', subject: 'S', parts: [], whySent }, head)
  expect(copy.text).toContain(`${whySent} To stop such emails:\n${stopMark}`)
  expect(copy.html).toContain(`Ann &#38; Bo invited this address. <a href="${stopMark}"`)
  expect(copy.optional).toBe(true)
})

test('HOME-13 user text is escaped in the HTML', () => {
  expect(mail.html).not.toContain('<script>')
  expect(mail.html).not.toContain('<b>Hôtel')
  expect(mail.html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;,<br>your stay')
  expect(mail.html).toContain('href="https://wayleaf.example/x?a=1&#38;b=&#34;2&#34;"')
  expect(mail.html).toContain('$12.00 &#38; taxes')
})

test('HOME-13 the HTML fetches nothing', () => {
  expect(mail.html).not.toMatch(/<img|<link|url\(|src=|@import/)
})
