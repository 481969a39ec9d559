// Plans of regions and of several towns, and questions whose answer is a judgement.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { talkWith } from '#tests/support/guide-talk.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const talk = (...messages: readonly string[]) => talkWith(app, messages)
const townsOf = ({ plan }: { plan: { days: { destination: string }[] } }): string[] =>
  plan.days.map(({ destination }) => destination)
const countOf = (answer: Parameters<typeof townsOf>[0], town: string): number =>
  townsOf(answer).filter((one) => one === town).length

describe('GUIDE-10 a region is planned as a route', () => {
  test('a country by its heart, with the plan in the first sentence and the pace behind it', async () => {
    const [plan] = await talk('Ten days in Japan for two')
    expect(plan.message).toContain('4 nights in Tokyo, 3 in Kyoto and 2 in Osaka, by train')
    expect(plan.message).toContain('With more days I’d add Hiroshima')
    expect(townsOf(plan)).toHaveLength(10)
  })

  test('a region without checked sights gets its bases, and what is seen there by name', async () => {
    const [plan] = await talk('Une semaine en Gaspésie en auto')
    expect(plan.message).toContain('rocher Percé')
    expect(plan.message).toContain('au volant')
    expect(new Set(townsOf(plan)).size).toBeGreaterThan(2)
  })

  test('days that are shared by one saying hold for whole countries', async () => {
    const [plan] = await talk('6 + 6 days in Portugal and Morocco')
    const slugs = townsOf(plan)
    expect(slugs).toHaveLength(12)
    expect(slugs.indexOf('marrakech')).toBeGreaterThanOrEqual(6)
    expect(slugs.slice(0, 6)).toContain('lisbon')
  })

  test('a drive from one end to the other has stops between, and no flight', async () => {
    const [drive] = await talk('Porto to the Algarve by car, 9 days')
    expect(countOf(drive, 'lisbon')).toBeGreaterThan(1)
    expect(JSON.stringify(drive.plan)).not.toContain('"kind":"transport"')
  })

  test('goes on by its towns: one more day, one town less', async () => {
    const [first, more, less] = await talk(
      'Ten days in Japan for two',
      'one more day in Kyoto',
      'skip Osaka',
    )
    expect(countOf(more, 'kyoto')).toBe(countOf(first, 'kyoto') + 1)
    expect(townsOf(less)).not.toContain('osaka')
  })
})

describe('GUIDE-10 a judgement leads the answer', () => {
  test('whether days are enough, and what to leave out', async () => {
    const [yes] = await talk('Is 6 days enough for Lisbon and Porto?')
    expect(yes.message).toMatch(/^\*\*Yes/)
    const [no] = await talk('Can we do Rome, Florence, Venice and Milan in 5 days?')
    expect(no.message).toMatch(/^\*\*No/)
    expect(no.message).toContain('leave out')
    const [fr] = await talk('Est-ce que 3 jours suffisent pour Vienne et Budapest ?')
    expect(fr.message).toMatch(/^\*\*(?:Non|Tout juste)/)
  })

  test('by what to go, and where to land', async () => {
    const [train] = await talk('Should we drive or take the train from Paris to Lyon?')
    expect(train.message).toMatch(/^\*\*Take the train/)
    const [car] = await talk('Do we need a car in Newfoundland?')
    expect(car.message).toMatch(/^\*\*Yes/)
    const [gate] = await talk('Is it better to fly into Milan or Venice for Lake Como?')
    expect(gate.message).toMatch(/^\*\*Fly into Milan/)
  })
})

describe('GUIDE-10 what was named stands', () => {
  test('a choice between places is compared, and is no route', async () => {
    for (const message of [
      'Should we spend a week in Seville or in Valencia?',
      'Which of Vienna and Prague for 4 days with teenagers?',
      'Plutôt la Sicile que la Sardaigne pour deux semaines ?',
    ]) {
      const [answer] = await talk(message)
      expect(answer.message, message).toMatch(/Side by side|Côte à côte/)
      expect(answer.plan, message).toBeNull()
    }
  })

  test('places beside a region or in one keep their days', async () => {
    const [azores] = await talk('16 jours au Portugal : Lisbonne, Porto et les Açores')
    expect(new Set(townsOf(azores))).toEqual(
      new Set(['lisbon', 'porto', 'azores', 'horta-3372988', 'angra-do-heroismo-3373348']),
    )
    const [ireland] = await talk('7 jours en Irlande : Dublin et Galway')
    expect(new Set(townsOf(ireland))).toEqual(new Set(['dublin', 'galway']))
    const [morocco] = await talk('Deux semaines : Séville, Grenade et le Maroc')
    expect(townsOf(morocco)).toEqual(expect.arrayContaining(['seville', 'granada', 'marrakech']))
    const [tuscany] = await talk('5 days in Florence and Tuscany')
    expect(countOf(tuscany, 'florence')).toBe(2)
    expect(new Set(townsOf(tuscany)).size).toBe(2)
  })

  test('where they live is no stop', async () => {
    const [calgary] = await talk('We live in Calgary: one week in the Rockies by car')
    expect(townsOf(calgary)).not.toContain('calgary')
    expect(townsOf(calgary)).toContain('banff')
    const [pei] = await talk('8 jours depuis Charlottetown, Île-du-Prince-Édouard')
    expect(townsOf(pei)).not.toContain('charlottetown')
    const [halifax] = await talk('On habite Halifax, 8 jours au Nouveau-Brunswick en auto')
    expect(townsOf(halifax)).not.toContain('halifax')
    expect(halifax.message).not.toContain('habite')
    const [hamilton] = await talk('We live in Hamilton, 7 days in Nova Scotia')
    expect(townsOf(hamilton)).toHaveLength(7)
  })

  test('a way that no table has is told by its distance alone', async () => {
    const [dolomites] = await talk('10 days: Munich, Salzburg, Dolomites')
    expect(dolomites.message).toMatch(/\*\*Dolomites\*\*[^;]*: about \d+ km; look up the way/)
    const [laos] = await talk('9 jours : Hanoï, Luang Prabang, Chiang Mai')
    expect(laos.message).toContain('km ; trajet à vérifier')
    expect(laos.message).not.toMatch(/^- .*en train/m)
    const [bus] = await talk('Should we take the train or the bus from Kotor to Tirana?')
    expect(bus.message).toContain('I know no times by train there')
  })

  test('days that are fewer than the places are all told', async () => {
    const [rome] = await talk('4 days: Rome, Florence, Venice, Milan, Naples')
    expect(townsOf(rome)).toHaveLength(4)
    expect(rome.message).toContain('(day 4)')
    expect(rome.message).toContain('No day is left for Milan')
    const [rest] = await talk('12 days in Italy, 2 nights Venice, 3 nights Florence, rest in Rome')
    expect(townsOf(rest)).toHaveLength(12)
  })

  test('a question about driving keeps its topic, one whether to drive gets its answer', async () => {
    for (const message of [
      'Do I need an international licence to drive in Sicily?',
      'How old do you need to be to rent a car in Iceland?',
      'Faut-il des pneus d’hiver pour rouler en Gaspésie en décembre ?',
    ]) {
      const [answer] = await talk(message)
      expect(answer.message, message).not.toMatch(/best by car|mieux en auto/)
    }
    const [puglia] = await talk('Is a car worth it in Puglia?')
    expect(puglia.message).toMatch(/^\*\*Yes/)
    const [toscane] = await talk('Faut-il une auto en Toscane ?')
    expect(toscane.message).toMatch(/^\*\*Oui/)
  })
})
