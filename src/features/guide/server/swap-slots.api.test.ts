// A stay or a flight that is asked for comes in as what it is, in place of the one that stands, at the finder's price.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lisbonUntil } from '#tests/support/lisbon-wish.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

interface Item {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly day: string
  readonly time: string | null
  readonly nights: number | null
  readonly price: number
  readonly source: string
}

/** A trip to Lisbon of a new account, and how the guide is asked in it. */
async function lisbon() {
  const user = await app.user('wanderlust')
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
  const { body: trip } = await user.post('/api/itineraries', { planId: plan.id })
  const path = `/api/itineraries/${trip.id}`
  const items = async (type?: string): Promise<readonly Item[]> => {
    const { body } = await user.get(path)
    const all: readonly Item[] = body.days.flatMap((day: { items: Item[] }) => day.items)
    return type ? all.filter((item) => item.type === type) : all
  }
  const ask = async (message: string) => {
    const { body } = await user.post('/api/chat/conversations')
    const { conversationId } = body
    const answer = await user.post('/api/chat/send', {
      message,
      conversationId,
      itineraryId: trip.id,
    })
    expect(answer.status, message).toBe(200)
    return answer.body
  }
  const without = async (type: string): Promise<void> => {
    for (const { id } of await items(type)) await user.delete(`${path}/items/${id}`)
  }
  const accept = async (id: string) => (await user.post(`/api/chat/proposals/${id}/apply`, {})).body
  return { items, ask, without, accept }
}

const changesOf = ({ proposal }: { proposal: { days: { changes: object[] }[] } }) =>
  proposal.days.flatMap(({ changes }) => changes)

describe('G4 a swap takes the slot of what stands', () => {
  test('a cheaper hotel near a quarter: the same nights, near it, less for the whole stay, in place of the stay', async () => {
    const { items, ask, accept } = await lisbon()
    const [before] = await items('hotel')
    const said = await ask('Find me a cheaper hotel near Alfama')
    const [change] = changesOf(said)
    expect(changesOf(said)).toHaveLength(1)
    expect(change).toMatchObject({
      op: 'replace',
      replaces: before?.id,
      item: { type: 'hotel', day: before?.day, nights: before?.nights },
    })
    expect(said.message).toMatch(/0\.\d km from Alfama: \$\d+ for the stay, \$\d+ less than now/)
    expect((await accept(said.proposal.id)).refused).toEqual([])
    const [after, ...others] = await items('hotel')
    expect(others).toEqual([])
    expect(after?.nights).toBe(before?.nights)
    expect(after?.source).toMatch(/^stays:/)
    expect(after?.price).toBeLessThan(before?.price ?? 0)
  })

  test('where none near is cheaper that is said, with the cheapest there and what it costs more', async () => {
    const { ask } = await lisbon()
    const said = await ask('Find me a cheaper hotel near Belém')
    expect(said.proposal).toBeUndefined()
    expect(said.message).toMatch(/no cheaper hotel near Belém/)
    expect(said.message).toMatch(/The cheapest there is \*\*.+\*\*.+\$[\d,]+ more than now/)
    const french = await ask('Trouve-moi un hôtel moins cher près de l’Alfama')
    expect(french.message).toMatch(/de moins que maintenant/)
    const unknown = await ask('a cheaper hotel near Narnia')
    expect(unknown.proposal).toBeUndefined()
    expect(unknown.message).toContain('I don’t know that place')
  })

  test('a question is such a wish too, and a part of town that is no sight is found by what stands in it', async () => {
    const { ask } = await lisbon()
    for (const message of ['Is there a cheaper hotel close to Rossio?', 'another hotel near Baixa'])
      expect(changesOf(await ask(message)), message).toEqual([
        expect.objectContaining({
          op: 'replace',
          item: expect.objectContaining({ type: 'hotel' }),
        }),
      ])
  })

  test('a cheaper flight takes the place of the flight alone; without one the cheapest comes in', async () => {
    const { items, ask, without } = await lisbon()
    const [before] = await items('flight')
    const said = await ask('a cheaper flight')
    expect(changesOf(said)).toEqual([
      expect.objectContaining({ op: 'replace', replaces: before?.id }),
    ])
    expect(said.message).toContain('less than now')
    await without('flight')
    expect(changesOf(await ask('find me a cheaper flight'))).toEqual([
      expect.objectContaining({ op: 'add', item: expect.objectContaining({ type: 'flight' }) }),
    ])
  })
})

describe('G4 what is accepted stands at its hour', () => {
  test('a sight that takes the place of another comes where that one was, not behind the day', async () => {
    const { items, ask, accept } = await lisbon()
    const day = async () =>
      (await items())
        .filter((item) => item.day === '2027-05-12' && item.time !== null)
        .map(({ time }) => time)
    const said = await ask('Swap the National Coach Museum for something else')
    expect(changesOf(said)).toEqual([expect.objectContaining({ op: 'replace' })])
    expect((await accept(said.proposal.id)).refused).toEqual([])
    const times = await day()
    expect(times).toEqual(times.toSorted())
  })
})

describe('G4 whether a budget is enough counts what is not in the trip yet', () => {
  test('a stay and flights that are missing are named at the finder’s lowest prices, and in the sum', async () => {
    const { ask, without } = await lisbon()
    const whole = await ask('Is $3000 enough?')
    expect(whole.message).not.toContain('Not in the plan yet')
    await without('hotel')
    const bedless = await ask('Is my budget enough?')
    expect(bedless.message).toMatch(/a stay in Lisbon for 4 nights, from \$\d+/)
    expect(bedless.message).not.toContain('flights from')
    await without('flight')
    const bare = await ask('Is $1000 enough?')
    const amounts =
      /costs about \$([\d,]+)[^]*nights, from \$([\d,]+)[^]*from \$([\d,]+) for 2[^]*comes to about \$([\d,]+)/
        .exec(bare.message)
        ?.slice(1)
        .map((amount) => Number(amount.replaceAll(',', '')))
    const [planned = 0, stay = 0, flights = 0, sum] = amounts ?? []
    expect(sum).toBe(planned + stay + flights)
    expect(bare.message).toMatch(/\*\*No\*\*: that is \$[\d,]+ more than your \$1,000/)
    expect((await ask('Est-ce que mon budget suffit ?')).message).toContain(
      'Pas encore dans le plan',
    )
  })
})

describe('G4 a weekday of a dated trip is its day', () => {
  test('a rushed day is slowed down, and its lunch comes earlier', async () => {
    const { ask, items } = await lisbon()
    const lunch = (await items('restaurant')).find(
      ({ day, time }) => day === '2027-05-12' && (time ?? '') < '16:00',
    )
    const said = await ask('Wednesday looks rushed. Can we slow it down and have lunch earlier?')
    const dates = said.proposal.days.map(({ date }: { date: string }) => date)
    expect(dates).toEqual(['2027-05-12'])
    expect(said.message).toContain(`**${lunch?.name}** moves to`)
    expect(said.message).toMatch(/goes to Ideas/)
    expect(said.message).not.toMatch(/couldn’t/)
  })

  test('a visit moves to it, rain on it is met, and hours are asked of it', async () => {
    const { ask, items } = await lisbon()
    const sight = (await items('attraction')).find(({ day }) => day === '2027-05-11')
    const moved = await ask(`Move ${sight?.name} to Wednesday`)
    expect(moved.proposal.days.map(({ date }: { date: string }) => date)).toContain('2027-05-12')
    expect((await ask('Nothing before 10:00, please')).message).not.toMatch(/\$/)
    expect((await ask('What if it rains on Wednesday?')).message).toMatch(/day 3|roof/)
  })

  test('a nicer dinner is asked of which day, and is a table of a higher price in its place', async () => {
    const { items, ask } = await lisbon()
    const asked = await ask('Find us a nicer dinner')
    expect(asked.message).toBe('On which day do you want a nicer dinner?')
    expect(asked.choices.map(({ label }: { label: string }) => label)).toContain('Day 2')
    expect(asked.proposal ?? null).toBeNull()
    const said = await ask('A nicer dinner on day 2')
    const [change] = changesOf(said) as { op: string; item: { price: number } }[]
    const old = (await items('restaurant')).find(
      ({ day, time }) => day === '2027-05-11' && (time ?? '') > '16:00',
    )
    expect(change?.op).toBe('replace')
    expect(change?.item.price).toBeGreaterThan(old?.price ?? 0)
  })

  test.each(['make it cheaper', 'Can you make this trip cheaper?'])(
    'a cheaper trip keeps its visits: %s',
    async (message) => {
      const { items, ask, accept } = await lisbon()
      const before = await items()
      const sum = (all: readonly Item[]) => all.reduce((total, { price }) => total + price, 0)
      const said = await ask(message)
      expect(said.message).toMatch(
        /^This saves \$[\d,.]+\. What you visit and what is booked stays\./,
      )
      const saved = Number(/saves \$([\d,.]+)\./.exec(said.message)?.[1]?.replaceAll(',', ''))
      for (const change of changesOf(said)) expect(change).toMatchObject({ op: 'replace' })
      expect((await accept(said.proposal.id)).refused).toEqual([])
      const after = await items()
      const visits = (all: readonly Item[]) =>
        all.filter(({ type }) => type === 'attraction').map(({ id, day, time }) => [id, day, time])
      expect(visits(after)).toEqual(visits(before))
      expect(sum(before) - sum(after)).toBeCloseTo(saved, 0)
      expect(saved).toBeGreaterThan(0)
    },
  )
})
