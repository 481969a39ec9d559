import { describe, expect, test } from 'vitest'
import { atlas } from '#atlas/testing/world.ts'
import type { Frame } from '../../contract/frame.schema.ts'
import { createGuideWorld } from '../from-atlas/shared-world.ts'
import { type Memory, newMemory } from './memory.ts'
import { readTurn } from './read-turn.ts'

const world = createGuideWorld({ atlas })
const today = '2026-11-21'

/** The frame after some messages of one conversation. */
function frameOf(...messages: readonly string[]): Frame {
  let memory: Memory = newMemory
  for (const message of messages)
    memory = { ...memory, frame: readTurn(message, memory, { world, today }).frame }
  return memory.frame
}

const places = (frame: Frame) =>
  frame.places.map(({ role, ref, countryCode }) => `${role}:${ref ?? countryCode}`)

describe('G1 what a message says of the journey', () => {
  test.each<readonly [string, Partial<Frame>]>([
    ['two adults and kids 4 and 7', { party: { adults: 2, children: [4, 7] } }],
    ['deux adultes et deux enfants de 4 et 7 ans', { party: { adults: 2, children: [4, 7] } }],
    ['family of 4', { party: { adults: 2, children: [8, 8] } }],
    ['my wife and I', { party: { adults: 2, children: [] } }],
    ['we are 6', { party: { adults: 6, children: [] } }],
    ['nothing before ten', { times: { arrive: null, leave: null, from: '10:00', until: null } }],
    ['nothing before 9.30', { times: { arrive: null, leave: null, from: '09:30', until: null } }],
    ['we land at 6:30 pm', { times: { arrive: '18:30', leave: null, from: null, until: null } }],
    ['rien avant 10 h', { times: { arrive: null, leave: null, from: '10:00', until: null } }],
    ['a museum without a car', { transport: { only: [], not: ['car'] } }],
    ['we are vegan', { diet: ['vegan'] }],
    ['with a stroller', { mobility: ['stroller'] }],
    ['no museums or churches', { dislikes: ['museum', 'church'] }],
    ['I hate museums and churches', { dislikes: ['museum', 'church'] }],
    ['I am Indian', { nationality: ['IN'] }],
    ['with a Mexican passport', { nationality: ['MX'] }],
    ['a relaxed pace', { perDay: 2 }],
    [
      'flying into Rome at 23:40',
      { times: { arrive: '23:40', leave: null, from: null, until: null } },
    ],
    ['my daughter is 15', { party: { adults: 1, children: [15] } }],
    ['my sister and me', { party: { adults: 2, children: [] } }],
    ['me, my wife and her parents', { party: { adults: 4, children: [] } }],
    ['with 3 friends', { party: { adults: 4, children: [] } }],
    ['a trip for me and my teenage son', { party: { adults: 1, children: [15] } }],
  ])('%s', (message, expected) => {
    expect(frameOf(message)).toMatchObject(expected)
  })

  test.each<readonly [string, Partial<NonNullable<Frame['money']>>]>([
    ['budget of $4,000 for Lisbon', { amount: 4000, currency: 'CAD', per: 'trip' }],
    ['we have 2,500 pounds', { amount: 2500, currency: 'GBP' }],
    ['US$300 per person', { amount: 300, currency: 'USD', per: 'person' }],
    ['1 500 $ sans les vols', { amount: 1500, currency: 'CAD', without: ['flights'] }],
    ['4k cad without flights', { amount: 4000, currency: 'CAD', without: ['flights'] }],
    ['250 euros par jour', { amount: 250, currency: 'EUR', per: 'day' }],
  ])('%s', (message, expected) => {
    expect(frameOf(message).money).toMatchObject(expected)
  })

  test.each<readonly [string, Partial<NonNullable<Frame['span']>>]>([
    ['5 days in May', { days: 5, month: 5, start: null }],
    ['from 12 to 15 May 2027', { start: '2027-05-12', end: '2027-05-15', days: 4 }],
    ['May 12-15, 2027', { start: '2027-05-12', end: '2027-05-15' }],
    ['du 3 au 10 mai 2027', { start: '2027-05-03', end: '2027-05-10', days: 8 }],
    ['4 nights from May 3 2027', { start: '2027-05-03', nights: 4, days: 5, end: '2027-05-07' }],
    ['a relaxed week in September', { days: 7, month: 9 }],
    ['tomorrow', { start: '2026-11-22' }],
    ['2027-06-01', { start: '2027-06-01' }],
  ])('%s', (message, expected) => {
    expect(frameOf(message).span).toMatchObject(expected)
  })

  test.each<readonly [string, readonly string[]]>([
    ['from Toronto to Lisbon', ['from:toronto', 'to:lisbon']],
    ['Lisbonne, pas Rome', ['to:lisbon', 'not:rome']],
    ['a week in Barcelon', ['to:barcelona']],
    ['is the Pantheon in Rome open', ['to:rome/pantheon', 'to:rome']],
    ['somewhere warm, no USA please', ['not:US']],
  ])('%s', (message, expected) => {
    expect(places(frameOf(message)).toSorted()).toEqual([...expected].toSorted())
  })

  test('a word that is also a currency, a month or a visa is none by itself', () => {
    const frame = frameOf('it won’t bore her and we may march around Nice')
    expect([frame.money, frame.span]).toEqual([null, null])
  })
})

describe('G2 a conversation keeps what was said, and a new goal takes the place of the old one', () => {
  test('place, length and month come one after the other', () => {
    const frame = frameOf('plan Lisbon for 2 adults', '5 days', 'in June')
    expect(places(frame)).toEqual(['to:lisbon'])
    expect(frame).toMatchObject({ span: { days: 5, month: 6 }, party: { adults: 2 } })
    expect(places(frameOf('plan Lisbon', 'and Rome instead'))).toEqual(['to:rome'])
  })

  test('what is to be forgotten is', () => {
    expect(frameOf('Lisbon for $4,000', 'Forget the budget').money).toBeNull()
    expect(frameOf('Lisbon in May', 'Forget the dates').span).toBeNull()
    expect(frameOf('Lisbon', 'Forget the place').places).toEqual([])
  })
})

test('G3 a content word that nothing uses is known as such', () => {
  const unused = (message: string) => readTurn(message, newMemory, { world, today }).unused()
  expect(unused('3 days in Rome with my zeppelin')).toEqual(['zeppelin'])
  expect(unused('3 days in Rome in May for 2 adults')).toEqual([])
})

describe('G1 where it is about, and what it points at', () => {
  test.each<readonly [string, readonly string[]]>([
    ['can I drive in Iceland with my Ontario licence', ['to:IS']],
    ['can we bring the dog to Mexico', ['to:MX']],
    ['which side of the road in Portugal', ['to:PT']],
    ['to Montréal, no wait, to Paris', ['to:paris']],
    ['cheaper to Dublin from YHZ or YYZ', ['to:dublin', 'from:halifax', 'from:toronto']],
    ['from cdg to montmartre', ['to:paris']],
  ])('%s', (message, expected) => {
    expect(places(frameOf(message))).toEqual(expected)
  })

  test('a number that counts is no day of the month', () => {
    expect(frameOf('Istanbul in August, 4 friends')).toMatchObject({
      span: { start: null, month: 8 },
      party: { adults: 4 },
    })
  })

  test('who comes too is one head more than before', () => {
    expect(frameOf('Rome with kids 4 and 7', 'my mother comes too').party).toEqual({
      adults: 3,
      children: [4, 7],
    })
  })

  test.each<readonly [string, readonly string[]]>([
    ['is it nice in Nice?', ['to:nice']],
    ['somewhere nice and warm', []],
    ['we want to split the bill in Split', ['to:split']],
    ['reading on the beach', []],
    ['from Bath to London', ['from:bath', 'to:london']],
    ['We arrive in Toronto on Victoria Day', ['to:toronto']],
    ['pizza near porta nuova in Rome', ['to:rome']],
  ])(
    'a word of every sentence is a place only where it is written or placed like one: %s',
    (message, expected) => {
      expect(places(frameOf(message))).toEqual(expected)
    },
  )

  test.each<readonly [readonly string[], Partial<Frame>]>([
    [['Rome for two', 'my sister comes too'], { party: { adults: 3, children: [] } }],
    [['Rome for two', 'and our two kids, 5 and 8'], { party: { adults: 2, children: [5, 8] } }],
    [
      ['2 adults and a 5 year old to Rome', 'without the kids'],
      { party: { adults: 2, children: [] } },
    ],
    [['Rome for two', 'just me'], { party: { adults: 1, children: [] } }],
  ])('who travels is told bit by bit: %j', (messages, expected) => {
    expect(frameOf(...messages)).toMatchObject(expected)
  })

  test('"the second one" is the second of what was listed', () => {
    const before = { ...newMemory, listed: ['lisbon', 'rome', 'kyoto'] }
    const turn = readTurn('is the second one safe', before, { world, today })
    expect(turn.picked).toBe('rome')
    expect(places(turn.frame)).toEqual(['to:rome'])
    expect(readTurn('what else is there', before, { world, today }).reference?.what).toBe('more')
  })
})

test('GUIDE-10 a place that is named is no slip of another, and its name holds no month', () => {
  const refs = (text: string) => frameOf(text).places.map(({ ref, name }) => ref && name)
  expect(refs('Tirana or Sarajevo for a long weekend?')).toEqual(['Tirana', 'Sarajevo'])
  expect(refs('How many days should I spend in La Paz?')).toEqual(['La Paz'])
  expect(refs('Beach with kids in Portugal: Lagos or Cascais?')).not.toContain(
    'Rodrigo de Freitas Lagoon',
  )
  expect(frameOf('What is Chiang Mai like in April?').span?.month).toBe(4)
  expect(frameOf('Is London good for us in March?').span?.month).toBe(3)
})

test('GUIDE-10 what is asked comes before what is told', () => {
  const asked = (text: string) =>
    readTurn(text, newMemory, { world, today }).topics[0]?.intent.topic
  expect(asked("I'm travelling from Calgary to Tokyo in March, do I need a visa?")).toBe('entry')
})
