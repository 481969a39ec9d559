import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastAnswer } from '#tests/support/guide-talk.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const said = (...turns: readonly string[]) => lastAnswer(app, turns)

test.each([
  ['Athens plus one island, 8 days in June', /nights in Athens and \d in \w+, by ferry/],
  ['10 days in Greece, Athens plus two islands', /Santorini and \d in Naxos/],
  ['Bangkok 3 nights then beach 5 nights in July', /3 nights in Bangkok and 5 in Koh Samui/],
  ['Bangkok 3 nights then beach 5 nights in January', /3 nights in Bangkok and 5 in Krabi/],
])('G4 an island or a beach with nights of its own is chosen: %s', async (message, stops) => {
  const answer = await said(message)
  expect(answer.message).toMatch(stops)
})

test('G4 an island that is asked about is not chosen', async () => {
  const answer = await said('Which island in Greece is best for families?')
  expect(answer.understood.places.map(({ name }: { name: string }) => name)).toEqual(['Greece'])
})

test('G4 how one comes is not how one goes on: by train where a train goes', async () => {
  const flown = await said('8 days in May, flying from Toronto: Rome, Florence and Venice')
  expect(flown.message).toMatch(/Florence\*\*: by train/)
  const train = await said('10 days: fly into London, Eurostar to Paris, then Amsterdam')
  expect(train.message).toMatch(/Paris\*\*: by train/)
})

test('G1 heads that are told twice count once', async () => {
  const five = await said(
    'We are a family of five (kids 4, 7 and 11). 7 days in Barcelona. The 4 year old naps.',
  )
  expect(five.understood.party).toEqual({ adults: 2, children: [4, 7, 11] })
  const two = await said('My 14-year-old loves music. Seoul for a week, just the two of us')
  expect(two.understood.party).toEqual({ adults: 1, children: [14] })
})

test('G1 a quarter of the town that is named is no other town', async () => {
  const answer = await said('Where do I stay in Mexico City, Roma or Condesa or Polanco?')
  expect(answer.understood.places.map(({ ref }: { ref: string }) => ref)).toEqual(['mexico-city'])
  expect(answer.message).toContain('Condesa')
})

test('G1 a feast is its day', async () => {
  const answer = await said('Plan 2 days in Ottawa for Canada Day')
  expect(answer.understood.span.start).toMatch(/-07-01$/)
})

test('G1 an entry rule goes by the passport that was told, also for the Schengen area', async () => {
  const answer = await said(
    'My sister and I have Indian passports. We want to go to Europe in summer, where to?',
    'So do we need the Schengen visa even with a PR card?',
  )
  expect(answer.message).toMatch(/India passport to France:\*\* a visa is needed/)
  expect(answer.message).toContain('whole Schengen area')
})

test('G1 where to go tells which places want a visa of that passport', async () => {
  const answer = await said('We have Indian passports. Where in Europe should we go in July?')
  expect(answer.message).toMatch(/On a passport of India a visa is needed for /)
})

test('G4 a small sum names only places that it reaches, and what is left for the flights', async () => {
  const answer = await said(
    'I have $700 in total with the flight from Toronto, 5 days in May: where can I go?',
  )
  expect(answer.message).toContain('with the cheapest bed and cheap meals these do')
  const left = [...answer.message.matchAll(/leaves \$([\d,]+) of \$700/g)]
  expect(left.length).toBeGreaterThan(0)
  for (const [, sum] of left) expect(Number(sum)).toBeGreaterThan(60)
})

test('G4 a sum with which no place can be reached finds none', async () => {
  const answer = await said(
    'I have $150 in total with the flight from Toronto, 9 days in May: where can I go?',
  )
  expect(answer.message).toMatch(/^None of the places that I know fits that sum for 9 days/)
})

test('G5 what a plan costs without flights, for as many as it is for', async () => {
  const answer = await said(
    '8 days in May for two, flying from Toronto: Rome, Florence and Venice',
    'How much would that be for two, without flights?',
  )
  expect(answer.message).toMatch(/^The plan costs about \$[\d,]+ without flights/)
})

test('G4 days and a place that are wished are laid, and what they are for is told beside them', async () => {
  const answer = await said('OK then do Amsterdam, 3 days, late April, tulips obviously')
  expect(answer.proposal.days).toHaveLength(3)
  expect(answer.message).toContain('Tulips')
})

test('G1 what is asked near the hotel is no search for hotels', async () => {
  const answer = await said('4 days in New York in December', 'Cheap food near the hotel?')
  expect(answer.understood.topic).toBe('food')
})

test('G1 a way on land between two places is no flight', async () => {
  const answer = await said('How do we get to Juno Beach from Paris?')
  expect(answer.understood.topic).not.toBe('flights')
})

test('G3 one of two countries of which nothing is known is not weighed', async () => {
  const answer = await said('Cuba or Dominican Republic for a week in January?')
  expect(answer.message).toMatch(/^I can’t weigh Dominican Republic against Cuba/)
})

test.each([
  [
    'Where to stay in Lisbon for nightlife?',
    /^I’d take \*\*Chiado and Bairro Alto\*\* \(evenings out\)/,
  ],
  [
    'Which area of Barcelona is flattest? I use a wheelchair.',
    /^.*I’d take \*\*Eixample Right\*\* \(level ground\)/s,
  ],
])('G3 the quarter that fits what is asked stands first: %s', async (message, lead) => {
  const answer = await said(message)
  expect(answer.message).toMatch(lead)
})

test('G3 of quarters none is chosen where nothing is asked of them', async () => {
  const answer = await said('Where should we stay in Lisbon?')
  expect(answer.message).not.toContain('I’d take')
})

test('G3 hours tell whether a ticket is bought before', async () => {
  const answer = await said('When are the Vatican Museums open?')
  expect(answer.message).toContain('Buy it ahead on the sight’s own site')
})

test('G3 days without a car tell how one gets around', async () => {
  const answer = await said('How many days do I need in Banff without a car?')
  expect(answer.message).toContain('**Without a car:**')
})

test.each([
  ['We are 24, four days in Barcelona with friends', 2],
  ['My daughter (22) and I, 4 days in Rome', 2],
  ['A week in Seville, we are 6', 6],
])('G1 an age is no number of travellers: %s', async (message, heads) => {
  const { party } = (await said(message)).understood
  expect((party?.adults ?? 2) + (party?.children.length ?? 0)).toBe(heads)
  expect(party?.children ?? []).toEqual([])
})

test('G1 a station is no town, a reunion no island, and what comes later no length', async () => {
  const station = await said('How to get from CDG to Gare de Lyon with suitcases?')
  expect(station.understood.places.map(({ ref }: { ref: string }) => ref)).not.toContain('lyon')
  const reunion = await said('Family reunion somewhere near Calgary in August, ideas?')
  expect(JSON.stringify(reunion.understood.places)).not.toContain('Réunion')
  const later = await said(
    'Air Canada cancelled our flight from Frankfurt to Calgary and rebooked us two days later. What are we owed?',
  )
  expect(later.plan ?? null).toBeNull()
  expect(later.message).toContain('Air Passenger Protection')
})

test('G3 a bag that did not arrive is no lost passport', async () => {
  const answer = await said('My suitcase did not arrive in Rome and my cruise leaves tomorrow')
  expect(answer.message).toMatch(/^Report (?:it|the bag) at the airline/)
})

test('G4 what is added keeps to the hour of landing', async () => {
  const answer = await said(
    'Plan 4 days in Tokyo for two, 6 to 9 April',
    'We land at 4 pm',
    'Add a museum',
  )
  const [day] = answer.proposal?.days ?? []
  for (const { item } of day?.day === 1 ? day.changes : [])
    expect(item.time >= '16:30', `${item.name} at ${item.time}`).toBe(true)
})

test('G2 in a talk of a visa a passport asks for its own, and the price is that of the visa', async () => {
  const first = [
    'Do I need a visa for Vietnam as a Canadian?',
    'How long does it take and what is the price?',
  ]
  expect((await said(...first)).understood.topic).toBe('entry')
  const wife = await said(...first, 'And my wife has a British passport, same for her?')
  expect(wife.message).toMatch(/United Kingdom passport to Vietnam/)
})

test('G2 rain that is feared asks what one does then, and lays no plan anew', async () => {
  const answer = await said('4 days in Rome in May', 'What if it rains on the second day?')
  expect(answer.proposal ?? null).toBeNull()
})

test('G2 one day out of the city shortens no plan', async () => {
  const answer = await said('Plan 5 days in Tokyo in April', 'And one day out of the city please')
  expect(answer.understood.span.days).toBe(5)
})

test('G5 what all of it costs is told, and nothing is laid anew', async () => {
  const answer = await said(
    'Plan 4 days in Lisbon for two, mid October',
    'And roughly what will all of this cost in CAD for the both of us, without flights',
  )
  expect(answer.proposal ?? null).toBeNull()
  expect(answer.message).toMatch(/^The plan costs about \$[\d,]+ without flights/)
})

test('G1 a passport is held against the month that is meant', async () => {
  const answer = await said(
    'My passport expires in 4 months, can I still go to Portugal next September?',
  )
  expect(answer.message).toContain('**By these rules, no:**')
})

test('G1 a residence card is no passport, and Mexico asks residents of Canada for no visa', async () => {
  const answer = await said(
    'My wife and I have Indian passports and Canadian PR cards. Do we need a visa for Mexico?',
  )
  expect(answer.understood.nationality).toEqual(['IN'])
  expect(answer.message).toContain('Mexico asks no visitor visa of permanent residents of Canada')
})

test('G1 what lies on both sides is no goal', async () => {
  const answer = await said('Is Ljubljana worth a day? We have 3 nights between Venice and Vienna')
  const refs = answer.understood.places.map(({ ref }: { ref: string }) => ref)
  expect(refs).toHaveLength(1)
  expect(refs[0]).toContain('ljubljana')
})

test.each([
  ['A week in Costa Rica in February, we would rather not change hotels more than once', 2],
  ['A week in Costa Rica in February, we would rather stay in one base the whole time', 1],
])('G4 as many hotels as they would change: %s', async (message, hotels) => {
  const answer = await said(message)
  expect(answer.message.match(/^- \*\*[^*]+\*\*:.* nights? \(day/gm) ?? []).toHaveLength(hotels)
})

test.each([
  ['What should I pack for Banff in October?', /October: highs of -?\d/],
  ['Do Canadians need a visa for Thailand for 45 days?', /45 days are more than that/],
  ['Do Canadians need a visa for Japan for 20 days?', /Your 20 days are within that/],
  ['Is 2 hours enough to connect in Montréal coming from Paris?', /90 minutes between two/],
])('G5 an answer is for the days and the month that are meant: %s', async (message, told) => {
  expect((await said(message)).message).toMatch(told)
})

test('G5 an age that was not told is not told back', async () => {
  const answer = await said('My daughter is celiac. Where can we eat in Rome?')
  expect(answer.message).toContain('**With children:**')
})

test('G1 a sum for all is a budget, and a dish that is loved is looked for', async () => {
  const two = await said('Honeymoon in Santorini first week of June, 6000 for both')
  expect(two.understood.money).toMatchObject({ amount: 6000, per: 'trip' })
  const ramen = await said('4 days in Tokyo, we love ramen and gardens')
  expect(ramen.message).toMatch(/meals at [^;\n]*Ramen/)
})

test('G4 of a plan with open dates a weekday is any such day, and other days or months lay it anew', async () => {
  const plan = '4 days in Tokyo, we love gardens'
  expect((await said(plan, 'is the fish market open on Sunday?')).message).toMatch(
    /^No: \*\*Tsukiji Outer Market\*\* is closed on Sundays/,
  )
  expect((await said(plan, 'what would it cost without the flight?')).message).toMatch(
    /^The plan costs about \$[\d,]+ without flights/,
  )
  expect((await said(plan, 'and what would it cost for 6 days?')).message).toContain('6 days in')
  expect((await said(plan, 'too cold, rather in May?')).message).toContain('with: in May')
})

test('G4 no heading of an answer stands without its words', async () => {
  expect((await said('is the CN tower worth it')).message).not.toMatch(/\*\*$/)
})

const lisbon = '5 days in Lisbon for two adults from Toronto, CA$4000, 2027-05-10'

test('G4 the night of a weekday is no length, and a meal of it is told', async () => {
  const answer = await said(lisbon, 'Where should we eat on Wednesday night?')
  expect(answer.message).toMatch(/^\*\*.+\*\* \(dinner\): day 3, .+, 19:30/)
})

test('G4 a request that is put as a question changes the day', async () => {
  const slower = await said(lisbon, 'Thursday looks rushed. Can we slow it down?')
  expect(slower.proposal.days.map(({ day }: { day: number }) => day)).toEqual([4])
  const nicer = await said(lisbon, 'Can we afford a nicer hotel?')
  expect(nicer.message).toMatch(/^I suggest another stay in place of/)
})

test('G4 a dinner of a kind takes the place of that day’s', async () => {
  const fado = await said(lisbon, 'We want a fado dinner on Wednesday')
  expect(fado.message).toMatch(/Day 3: \*\*Fado[^*]*\*\* \(19:30\) in place of/)
})

test('G1 a word of a sight of the town is no slip of another place', async () => {
  const answer = await said(lisbon, 'Is Monserrate worth it or should we skip it?')
  expect(answer.message).toMatch(/^\*\*Monserrate Palace\*\*/)
})

test('G5 the hours that are told are those of the day', async () => {
  const answer = await said(lisbon, 'is Jerónimos Monastery open on Wednesday?')
  expect(answer.message).toContain('(09:30–18:00)')
})

test('G5 of a sight whose inside may still be closed it is told that this is not known, and why', async () => {
  const answer = await said(lisbon, 'is Belém Tower open on Wednesday?')
  expect(answer.message).toMatch(/I don’t know whether .+ restoration in April 2025/)
})
