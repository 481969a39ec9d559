import { z } from 'zod'
import { distanceKm } from '#platform/shared/distance.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { localDate } from '#platform/shared/wire.ts'
import { journeyBetween } from '../../domain/journey.ts'
import { ownTexts } from '../retrieval/own-texts.ts'
import { placeNotes, placeNotesSource } from '../retrieval/place-notes.ts'
import { stem } from '../retrieval/text-index.ts'
import { place } from './place-tools.ts'
import { defineTool, type ToolContext } from './tool.ts'

const townOf = ({ world }: ToolContext, text: string) => world.town(text) ?? world.resolve(text)
const country = z.string().regex(/^[A-Z]{2}$/)

const notesAtMost = 3

/** The notes of a town that hold most of the words. */
function notesFor(slug: string, query: string) {
  const roots = query.split(/[^\p{L}]+/u).flatMap((word) => stem(word) ?? [])
  return placeNotes(slug)
    .map(({ kind, title, text }) => {
      const held = new Set(
        `${kind} ${title} ${text}`.split(/[^\p{L}]+/u).flatMap((one) => stem(one) ?? []),
      )
      return { title: title || kind, text, hits: roots.filter((root) => held.has(root)).length }
    })
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, notesAtMost)
    .map(({ title, text }) => ({ title, text, source: placeNotesSource }))
}

export const searchTextsTool = defineTool({
  name: 'searchTexts',
  description:
    'Paragraphs of our city guides, articles, help and notes, by words; with a destination those of that place and those that hold anywhere.',
  args: z.strictObject({ query: z.string().trim().min(1).max(300), destination: place.optional() }),
  async run({ query, destination }, context) {
    const town = destination === undefined ? undefined : townOf(context, destination)
    const places = town ? [town.slug, town.countryCode] : []
    const found = ownTexts()
      .find(query, { places, atMost: 5 })
      .map(({ title, text, source }) => ({ title, text, source }))
    return [...(town ? notesFor(town.slug, query) : []), ...found]
  },
})

export const countryFactsTool = defineTool({
  name: 'countryFacts',
  description:
    'Capital, languages, currency, calling code, plugs, driving side, emergency numbers, tipping and tap water of a country (ISO code).',
  args: z.strictObject({ country }),
  run: async ({ country }, { world }) => world.country(country) ?? { unknown: country },
})

export const distanceTool = defineTool({
  name: 'distance',
  description:
    'Kilometres between two towns, an estimate of the way by land, and the nonstop flight.',
  args: z.strictObject({ from: place, to: place }),
  async run({ from, to }, context) {
    const [a, b] = [townOf(context, from), townOf(context, to)]
    if (!a || !b) return { unknown: a ? to : from }
    const { minutes, priceCad, byRail } = journeyBetween(a, b)
    return {
      km: Math.round(distanceKm(a, b)),
      land: byRail ? { minutes, priceCad, estimate: true } : null,
      nonstop: context.world.nonstop(a.airports, b.airports) ?? null,
    }
  },
})

const daysAtMost = 400

export const holidaysTool = defineTool({
  name: 'holidays',
  description: 'Public holidays of a country (ISO code) between two days.',
  args: z.strictObject({ country, from: localDate, to: localDate }),
  async run({ country, from, to }, { world }) {
    const found: { date: string; name: string; where: string | null }[] = []
    for (let at = 0; at < daysAtMost; at += 1) {
      const date = addDays(from, at)
      if (date > to) break
      for (const { name, where } of world.holidays(country, date)) found.push({ date, name, where })
    }
    return found
  },
})

export const transitTool = defineTool({
  name: 'transit',
  description: 'How one gets from the airport into a town and around in it, as our texts say.',
  args: z.strictObject({ destination: place }),
  async run({ destination }, context) {
    const town = townOf(context, destination)
    if (!town) return { unknown: destination }
    return ownTexts()
      .find('airport centre train bus metro tram getting around', {
        places: [town.slug],
        kinds: ['arrive', 'around', 'access', 'kids'],
        onlyThere: true,
        atMost: 4,
      })
      .map(({ title, text, source }) => ({ title, text, source }))
  },
})

export const calculateTool = defineTool({
  name: 'calculate',
  description: 'Sum, difference, product or quotient of numbers, in their order.',
  args: z.strictObject({
    operation: z.enum(['sum', 'difference', 'product', 'quotient']),
    numbers: z.array(z.number()).min(2).max(50),
  }),
  async run({ operation, numbers }) {
    const [first = 0, ...rest] = numbers
    const steps = {
      sum: (a: number, b: number) => a + b,
      difference: (a: number, b: number) => a - b,
      product: (a: number, b: number) => a * b,
      quotient: (a: number, b: number) => (b === 0 ? Number.NaN : a / b),
    }
    const result = rest.reduce(steps[operation], first)
    return Number.isFinite(result)
      ? { result: Math.round(result * 100) / 100 }
      : { unknown: 'no such quotient' }
  },
})
