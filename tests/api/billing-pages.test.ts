import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageWords } from '../support/page-words.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('SHOP-01 four consultations with price and duration, how they compare, and why to ask', async () => {
  const words = await pageWords(app, '/consultation')
  for (const card of [
    /Express \$149 30 minutes/,
    /Comprehensive Most popular \$299 90 minutes/,
    /Premium group \$599-1,299 2-4 hours For groups of 5-15/,
    /VIP concierge \$1,999\+ Full-service/,
  ])
    expect(words).toMatch(card)
  for (const part of [
    'Free guide Who answers',
    'Guide Pro Who answers',
    'Consultation Who answers',
    'Why people ask',
    'Contact within 24 hours',
    'Choose a consultation',
  ])
    expect(words).toContain(part)
})

test('SHOP-04 three plans by the month, two tiers for good, and what a visitor may press', async () => {
  const words = await pageWords(app, '/pricing')
  for (const offer of [
    /Essential Guide .*? Free Current Plan/,
    /Guide Pro .*? \$9\.99 a month Start 7-day trial/,
    /Business Guide Pro .*? \$29\.99 a month Start 7-day trial/,
    /A one-time payment with lifetime access\./,
    /Explorer .*? \$19\.99 once Buy Explorer/,
    /Wanderlust .*? \$39\.99 once Buy Wanderlust/,
    /Prices in Canadian dollars, taxes included/,
    /Why people pay here/,
    /Can I cancel during the trial\?/,
    /Sign Up &(amp;|#38;)? Start Free Trial/,
  ])
    expect(words).toMatch(offer)
  const { text } = await app.visitor().get('/pricing')
  expect(text).toMatch(/<button[^>]* disabled=""[^>]*>(?:(?!<\/button>).)*Current Plan/)
})
