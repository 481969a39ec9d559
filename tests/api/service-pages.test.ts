import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageWords } from '../support/page-words.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    BUSINESS_PHONE: '+1 416 555 0199',
    BUSINESS_EMAIL: 'desk@agency.example',
    BUSINESS_REGISTRATION: '50012345',
  })
})
afterAll(() => app.close())

/** Everything that has to be said, in this order. */
function expectInOrder(words: string, parts: readonly (string | RegExp)[]): void {
  let at = 0
  for (const part of parts) {
    const rest = words.slice(at)
    const found = typeof part === 'string' ? rest.indexOf(part) : rest.search(part)
    expect(found, `${part} after “${words.slice(Math.max(0, at - 40), at)}”`).toBeGreaterThan(-1)
    at += found + 1
  }
}

test('INSURE-04 why, eight covers with their figures, and a person to read the policy with', async () => {
  expectInOrder(await pageWords(app, '/insurance'), [
    'Fill out the form above to get your travel insurance quote',
    'Why Canadians need travel insurance',
    'Coverage options',
    'Emergency medical up to $5,000,000',
    'Trip cancellation up to $50,000',
    'Accidental death and dismemberment by age and trip',
    'Baggage up to $2,500',
    'Rental car',
    'Cancel for any reason 75% refund',
    'All-inclusive package',
    'Non-medical package',
    'Talk to a consultant',
  ])
})

test('VISA-03 what to mind, three meanings, four steps of 3 to 30 days, documents, where Canadians go', async () => {
  const words = await pageWords(app, '/visa')
  expectInOrder(words, [
    'Check early',
    'Check the official page',
    'Confirm before you book',
    'How it works',
    'Visa free',
    'Visa required',
    'Travel restricted',
    /1 ?\. Before you book Check/,
    /2 ?\. 1 to 2 weeks Gather/,
    /3 ?\. Within a day Apply/,
    /4 ?\. 3 to 30 days Wait/,
    'Documents to have ready Passport, valid six months',
    'Popular with Canadians United States Visa free, up to 180 days',
    'Mexico Visa free, up to 180 days',
    'France Visa free, up to 90 days',
    'United Kingdom eTA required, up to 180 days',
    'Australia eTA required, up to 90 days',
    'Not legal advice We cover 20 passports and destinations',
  ])
  expect(words).toContain('from general knowledge, with its date')
  expect(words).not.toContain('190')
})

test('HELP-03 contact, hours, an emergency line, six questions and the registrations', async () => {
  const words = await pageWords(app, '/help')
  expectInOrder(words, [
    'Knowledge Base',
    'Live Chat with the AI guide',
    'Community Forum at Stack Exchange',
    'Direct contact',
    '+1 416 555 0199',
    'desk@agency.example',
    'Monday to Friday 9:00 to 18:00, weekends 10:00 to 16:00, Eastern time',
    'Travel emergency line, 24/7 +1 416 555 0199 for protected bookings',
    /\d+ articles/,
    'Frequently asked questions',
    'How soon will I get an answer?',
    'Something went wrong on a booked trip.',
    'How do I get my money back?',
    'My trip has disappeared.',
    'I didn’t get an email.',
    'What does TICO protect?',
    '50012345',
  ])
})

test('HELP-03 the buttons of quick help lead somewhere real', async () => {
  const { text } = await app.visitor().get('/help')
  const quick = /<ul[^>]*aria-label="Quick help".*?<\/ul>/s.exec(text)?.[0] ?? ''
  const links = [...quick.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
  expect(links).toHaveLength(3)
  for (const link of links) {
    if (link.startsWith('#')) expect(text).toContain(`id="${link.slice(1)}"`)
    else if (link.startsWith('/')) expect((await app.visitor().get(link)).status).toBe(200)
    else expect(new URL(link).protocol).toBe('https:')
  }
})

test('PARTNER-01 the featured partner before three others, 600 euro, what the links earn, and why to trust them', async () => {
  const words = await pageWords(app, '/partners')
  expectInOrder(words, [
    'Partner links may earn us a commission: 2 to 8%',
    'never decides the order of any list',
    'Featured Expedia',
    'Search on Expedia',
    'Search Car Rentals',
    'up to 600 euro',
    'Check a flight',
    'Book a transfer',
    'Search on Trip.com',
    'Why you can trust the links',
  ])
  const { text } = await app.visitor().get('/partners')
  const links = text.match(/<a [^>]*href="\/api\/affiliate\/go\/[^>]*>/g) ?? []
  expect(links).toHaveLength(4)
  for (const link of links) {
    expect(link).toContain('rel="sponsored noopener"')
    expect(link).toContain('target="_blank"')
  }
})

test('PARTNER-03 four kinds of booking, a trip on its way, and the disclosure', async () => {
  for (const path of ['/earn', '/affiliate'])
    expectInOrder(await pageWords(app, path), [
      'Book a trip',
      'Flights',
      'Hotels',
      'Packages',
      'Car rentals',
      'Your trip, ready to book',
      'Partner links may earn us a commission',
    ])
})
