// G5: five hundred generated questions; no name, number or day of an answer stands nowhere.
import { expect, test } from 'vitest'
import { atlas } from '#atlas/testing/world.ts'
import { createFlightsProvider } from '#features/flights/server/index.ts'
import { answerByModel } from '#features/guide/server/answer-by-model.ts'
import { answerByRules } from '#features/guide/server/converse.ts'
import { groundedText, groundOf } from '#features/guide/server/grounding.ts'
import type { GuideModel } from '#features/guide/server/provider/guide-model.ts'
import { createGuideWorld } from '#features/guide/server/from-atlas/shared-world.ts'
import { newMemory } from '#features/guide/server/reading/memory.ts'
import { ownTexts } from '#features/guide/server/retrieval/own-texts.ts'
import { createInsuranceProvider } from '#features/insurance/server/index.ts'
import { createStaysProvider } from '#features/stays/server/index.ts'
import { createVisasProvider } from '#features/visas/server/index.ts'
import { signaturesBy } from '#platform/server/db/open-signatures.ts'
import { full } from '../support/full-rounds.ts'
import { noPlans } from './no-plans.ts'

const clock = { now: () => new Date('2026-11-21T17:00:00Z') }
const world = createGuideWorld({ atlas })
const context = {
  world,
  stays: createStaysProvider('embedded', {
    atlas,
    clock,
    signatures: signaturesBy('a secret of tests', clock.now()),
  }),
  flights: createFlightsProvider('embedded', { atlas, clock }),
  visas: createVisasProvider('embedded'),
  insurance: createInsuranceProvider('embedded'),
  plans: noPlans,
  clock,
  signal: AbortSignal.timeout(500_000),
  ownTrips: undefined,
}

/** The same numbers in each run, from 0 to below `below`. */
function steady(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const families = [
  'what is the weather in {place} {when}',
  'hotels in {place} under ${sum} a night {party}',
  'where to eat in {place}, {party}',
  'top sights in {place}',
  'do I need a visa for {place}',
  'is it safe in {place} {when}',
  'how do we get from the airport to the centre of {place}',
  'what does a day in {place} cost {party}',
  'flights from Toronto to {place} {when}',
  'how much should we tip in {place}',
  'what should we pack for {place} {when}',
  'day trips from {place}',
  '{place} with kids {when}',
  'public holidays in {place} {when}',
  'can we drink the tap water in {place}, and which plugs',
  'our budget is {sum}: hotel 600, food 80 a day for 5 days. what is left in {place}?',
] as const
const times = ['in May', 'in October', 'in February', 'next July', 'from 3 to 8 June 2027', '']
const parties = ['for two', 'for a family of four', 'for my sister and me', 'alone', '']
const places = world.towns.map(({ name }) => name)
const count = full ? 500 : 16

function questions(): readonly string[] {
  const pick = steady(20_261_124)
  return Array.from({ length: count }, (_, at) =>
    (families[at % families.length] ?? '')
      .replace('{place}', places[pick(places.length)] ?? '')
      .replace('{when}', times[pick(times.length)] ?? '')
      .replace('{party}', parties[pick(parties.length)] ?? '')
      .replace('{sum}', String(150 + 50 * pick(60)))
      .replaceAll(/ +/g, ' ')
      .trim(),
  )
}

const ask = (message: string) =>
  answerByRules(context, newMemory, message, { signedIn: true, days: 3 })

/** Words that the guide's own sentences are made of, which name nothing outside of it. */
const ownNames =
  'Wayleaf Explorer Wanderlust Premium Banks Government Canada Canadian CAA Solar NOAA International Driving Permit'

/** What an answer without a model may rest on: its tools, the rows of the places that are meant, and our own texts. */
function groundOfAnswer({ understood, results }: Awaited<ReturnType<typeof ask>>, message: string) {
  const rows = understood.places.flatMap(({ ref, countryCode }) => [
    ref ? world.rows(ref.split('/')[0] ?? ref) : undefined,
    ref ? world.climate(ref) : undefined,
    countryCode ? world.country(countryCode) : undefined,
    countryCode ? world.countryName(countryCode, 'en') : undefined,
  ])
  const texts = [...ownTexts().texts.values()].map(({ text }) => text)
  const names = world.towns.map(({ name, region, country }) => `${name} ${region} ${country}`)
  return [message, ownNames, JSON.stringify([understood, rows]), ...results, ...texts, ...names]
}

test(`G5 of ${count} questions no embedded answer names what stands nowhere`, async () => {
  const invented: string[] = []
  for (const message of questions()) {
    const answer = await ask(message)
    const ground = groundOf(groundOfAnswer(answer, message))
    const { dropped } = groundedText(answer.text.replaceAll(/\]\([^)]*\)/g, ']'), ground)
    for (const sentence of dropped) invented.push(`${message} → ${sentence}`)
  }
  expect(invented).toEqual([])
}, 500_000)

const syllables = ['zor', 'veq', 'plim', 'drax', 'quon', 'hesk', 'tuv', 'brix']
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Sentences that claim what no tool has said: a name, a sum, a day, a number in words. */
function lies(pick: (below: number) => number, known: string): readonly string[] {
  const name = ['', ''].map(() => syllables[pick(syllables.length)] ?? '').join('')
  const house = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const sum = 10_007 + 2 * pick(40_000)
  const day = weekdays.find((one) => !known.toLowerCase().includes(one.toLowerCase().slice(0, 3)))
  return [
    `${house} is a fine house.`,
    `Dinner at Chez ${house} is quiet.`,
    `A ticket costs CA$${sum}.`,
    `It takes ${sum} minutes.`,
    ...(day ? [`It is shut on ${day}.`] : []),
  ]
}

/** Asks a tool, then tells one thing that it said among inventions. */
function liar(pick: (below: number) => number, place: string) {
  const told = { lies: [] as readonly string[], truth: '' }
  const model: GuideModel = {
    source: 'test',
    cents: [0, 0],
    answerTokens: 500,
    reply: async ({ messages }) => {
      const tools = messages.findLast((one) => one.role === 'tools')
      if (!tools || tools.role !== 'tools')
        return {
          text: '',
          calls: [{ id: 'a', name: 'restaurants', args: { destination: place } }],
          tokensIn: 1,
          tokensOut: 1,
        }
      const [row] = JSON.parse(
        tools.results[0]?.text.startsWith('[') ? tools.results[0].text : '[]',
      )
      const all = messages.map((one) => JSON.stringify(one)).join(' ')
      told.lies = lies(pick, all)
      told.truth = row ? `${row.name} costs about CA$${row.priceCad}.` : ''
      const text = told.lies.toSpliced(pick(told.lies.length), 0, told.truth).join(' ')
      return { text, calls: [], tokensIn: 1, tokensOut: 1 }
    },
  }
  return { model, told }
}

test(`G5 of ${count} answers of a model that invents, no invention is shown, and what a tool said is`, async () => {
  const pick = steady(7)
  const shown: string[] = []
  let kept = 0
  for (const message of questions()) {
    const ruled = await ask(message)
    const { model, told } = liar(pick, ruled.understood.places[0]?.ref?.split('/')[0] ?? 'rome')
    const answer = await answerByModel(
      model,
      context,
      ruled,
      [{ role: 'user', text: message }],
      () => {},
    )
    for (const lie of told.lies) if (answer.text.includes(lie)) shown.push(`${message} → ${lie}`)
    if (told.truth !== '' && answer.text.includes(told.truth)) kept += 1
  }
  expect(shown).toEqual([])
  expect(kept).toBeGreaterThan(count / 3)
}, 500_000)
