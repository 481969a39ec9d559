// A plan that is talked about: what is said moves only what it means, and what is asked is answered from the plan.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { talkWith } from '#tests/support/guide-talk.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

interface Item {
  readonly kind: string
  readonly name: string
  readonly start: string | null
}
interface Change {
  readonly op: string
  readonly reason: string
  readonly item: {
    readonly name: string
    readonly day: string | null
    readonly time: string | null
  }
}

const talk = (...messages: readonly string[]) => talkWith(app, messages)

const changesOf = ({ proposal }: { proposal: { days: { changes: Change[] }[] } }): Change[] =>
  proposal.days.flatMap(({ changes }) => changes)
const daysOf = ({ proposal }: { proposal: { days: { day: number }[] } }): number[] =>
  proposal.days.map(({ day }) => day)
const townsOf = ({ plan }: { plan: { days: { destination: string }[] } }): string[] =>
  plan.days.map(({ destination }) => destination)

describe('GUIDE-10 a journey through several towns', () => {
  test('holds the days that are said for each, in both orders of words, and takes no days for people', async () => {
    const [first] = await talk('Paris for 3 days, then London for 2')
    expect(townsOf(first)).toEqual(['paris', 'paris', 'paris', 'london', 'london'])
    expect(first.understood).toMatchObject({ party: null, span: { days: 5 } })
    const [short] = await talk('2 days in Rome, Naples and Florence')
    expect(short.message).toContain('No day is left for Naples')
    const [rest] = await talk('8 days in Japan: 4 in Tokyo, 2 in Kyoto, the rest in Osaka')
    expect(townsOf(rest)).toEqual([
      ...Array.from({ length: 4 }, () => 'tokyo'),
      'kyoto',
      'kyoto',
      'osaka',
      'osaka',
    ])
  })

  test('gets another order, a longer leg, one town more and one less', async () => {
    const [, other, longer, more, less] = await talk(
      '2 days in Munich and 3 in Vienna in June for two',
      'can we start in Vienna instead?',
      'one more day in Munich',
      'add a day in Salzburg',
      'we don’t want Salzburg after all',
    )
    expect(townsOf(other)).toEqual(['vienna', 'vienna', 'vienna', 'munich', 'munich'])
    expect(townsOf(longer).filter((town) => town === 'munich')).toHaveLength(3)
    expect(townsOf(more)).toHaveLength(7)
    expect(townsOf(more).at(-1)).toBe('salzburg')
    expect(townsOf(less)).not.toContain('salzburg')
    expect(less.message).toContain('Here’s the new plan')
  })
})

describe('GUIDE-10 an edit keeps to what it names', () => {
  test('dinner moves to its hour, goes or changes its house, and lunch stays', async () => {
    const [plan, late, other, gone] = await talk(
      'plan 3 days in Rome in May for two',
      'move dinner on day 1 to 20:30',
      'another restaurant for dinner on day 2',
      'remove the dinner on day 3',
    )
    const meals = plan.plan.days.map(({ items }: { items: Item[] }) =>
      items.filter(({ kind }) => kind === 'restaurant').map(({ name }) => name),
    )
    expect(daysOf(late)).toEqual([1])
    expect(changesOf(late)).toContainEqual(
      expect.objectContaining({
        op: 'move',
        item: expect.objectContaining({ name: meals[0].at(-1), time: '20:30' }),
      }),
    )
    expect(changesOf(other)).toHaveLength(1)
    expect(other.message).toContain(`in place of ${meals[1].at(-1)}`)
    expect(changesOf(gone).map(({ item }) => item.name)).toEqual([meals[2].at(-1)])
  })

  test('a slower day sends what is worth least to Ideas, of that day alone', async () => {
    const [plan, slower, whole] = await talk(
      'plan 3 days in Madrid in May for two',
      'day 2 is too full',
      'what did you change',
    )
    expect(daysOf(slower)).toEqual([2])
    expect(changesOf(slower).every(({ op, item }) => op === 'move' && item.day === null)).toBe(true)
    expect(slower.understood.perDay).toBeNull()
    const left = plan.plan.days[1].items.filter(({ kind }: Item) => kind === 'sight').length
    expect(changesOf(slower).length).toBeLessThan(left)
    expect(whole.message).toContain('My last proposal')
    // Each says what sets it apart in its day, and the answer which hours that frees.
    for (const { reason } of changesOf(slower))
      expect(reason).toMatch(
        /^(furthest from the others|the longest visit|less worth the time than)/,
      )
    expect(slower.message).toMatch(/That leaves day 2 free (from|until) \d\d:\d\d/)
  })

  test('what goes to Ideas waits there in the trip, and costs nothing', async () => {
    const user = await app.user('wanderlust')
    const send = async (body: object) => (await user.post('/api/chat/send', body)).body
    const first = await send({ message: 'plan 3 days in Madrid in May for two' })
    const apply = async ({ proposal }: { proposal: { id: string } }) =>
      (await user.post(`/api/chat/proposals/${proposal.id}/apply`, {})).body
    const { itineraryId } = await apply(first)
    const path = `/api/itineraries/${itineraryId}`
    const before = (await user.get(path)).body
    const slower = await send({ message: 'make day 1 slower', itineraryId })
    expect((await apply(slower)).refused).toEqual([])
    const { unscheduled, totalCad } = (await user.get(path)).body
    const names = changesOf(slower).map(({ item }) => item.name)
    expect(unscheduled.map(({ name }: { name: string }) => name).toSorted()).toEqual(
      names.toSorted(),
    )
    expect(unscheduled.every(({ status }: { status: string }) => status === 'idea')).toBe(true)
    const prices = unscheduled.map(({ price }: { price: number }) => price)
    const saved = prices.reduce((sum: number, price: number) => sum + price, 0)
    expect(totalCad).toBeCloseTo(before.totalCad - saved, 2)
  })

  test('a visit goes to another day, comes first, and makes room where it is put', async () => {
    const [, moved, wet, free] = await talk(
      'plan 4 days in Vienna in October for two',
      'put the Albertina on day 2',
      'it rains on day 1',
      'keep the afternoon of day 4 free',
    )
    expect(daysOf(moved)).toEqual([2])
    expect(moved.message).toMatch(/Albertina\*\* (?:moves to \d\d:\d\d|\(\d\d:\d\d\))/)
    expect(wet.message).not.toContain('I did not understand')
    expect(changesOf(free).every(({ item }) => item.day === null)).toBe(true)
  })

  test('a room is changed for one nearer, and the one before comes back', async () => {
    const [, near, back] = await talk(
      'plan 3 days in Amsterdam in May for two',
      'we would rather stay near the Rijksmuseum',
      'no, the first one was better',
    )
    expect(changesOf(near)).toHaveLength(1)
    expect(near.message).toMatch(/for the stay/)
    expect(back.message).toContain('no longer counts')
  })

  test('what was turned down is not offered again', async () => {
    const [, first, second, third] = await talk(
      'plan 3 days in Paris in June for two',
      'swap the museum on day 1',
      'not that one, something else',
      'another one',
    )
    const names = [first, second, third].map((one) => changesOf(one)[0]?.item.name)
    expect(new Set(names).size).toBe(3)
  })
})

describe('GUIDE-10 a plan answers for itself', () => {
  test('a day, the day after, a stop, and whether a sight is in it; a question lays nothing anew', async () => {
    const [plan, dinner, next, stop, held, not] = await talk(
      'plan 3 days in Kyoto in November',
      'where do we eat on the first evening?',
      'and the day after?',
      'how much is the second stop on day 2?',
      'is Kinkaku-ji in the plan?',
      'do we see Byodo-in?',
    )
    const evening = plan.plan.days[0].items.filter(({ kind }: Item) => kind === 'restaurant').at(-1)
    expect(dinner.message).toContain(evening.name)
    expect(next.message).toMatch(/^Day 2\b/)
    expect(stop.message).toMatch(/\(day 2, \d\d:\d\d\): /)
    expect(held.message).toContain('is on day')
    expect(not.message).toContain('is not in the plan')
    for (const one of [dinner, next, stop, held, not]) expect(one.plan).toBeNull()
  })

  test('whether the money is enough, with flights, by day and in another currency', async () => {
    const [, enough, flown, daily, euros] = await talk(
      '5 days in Barcelona in May for two, budget 2500 CAD not counting flights',
      'is that enough?',
      'and with flights from Toronto?',
      'what does that make per day?',
      'what is the total in euros?',
    )
    expect(enough.message).toMatch(/\*\*Yes\*\*: your \$2,500 covers it, with \$\d+ to spare/)
    expect(flown.message).toMatch(/flights from about \$[\d,]+ \(a sample\)/)
    expect(flown.message).toContain('**No**')
    expect(daily.message).toMatch(/\$\d+ a day over 5 days/)
    expect(euros.message).toMatch(/That is about [\d,]+ EUR/)
  })

  test('who comes and who does not is counted, and what was taken out stays out', async () => {
    const [plan, out, fewer, more, son] = await talk(
      'we are five friends in Dublin, 3 days in March',
      'drop the first stop of day 1',
      'two of them cancelled',
      'actually one more joins',
      'one of us uses a wheelchair',
    )
    const [first] = plan.plan.days[0].items.filter(({ kind }: Item) => kind === 'sight')
    expect(out.message).toContain(first.name)
    expect(fewer.understood.party.adults).toBe(3)
    expect(fewer.message).toContain(`${first.name} stays out`)
    expect(JSON.stringify(fewer.plan)).not.toContain(`"${first.name}"`)
    expect(more.understood.party.adults).toBe(4)
    expect(son.understood.party.adults).toBe(4)
  })

  test('a yes, and half a sentence, change nothing', async () => {
    const [, yes, half] = await talk(
      'plan 3 days in Dublin in March for two',
      'ok keep it',
      'she arrives on day 2',
    )
    expect(yes.plan).toBeNull()
    expect(yes.message).toContain('stays as it is')
    expect(half.plan).toBeNull()
    expect(half.message).toContain('stays as it is')
  })
})
