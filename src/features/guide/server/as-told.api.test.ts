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
  ['My Senegalese girlfriend and I would like to see Rome, does she need a visa?', 'Senegal'],
  ['Colombian working in Calgary: may I go to Chicago for a few days?', 'Colombia'],
  ['A student from Ghana asks: can I visit Boston with my study permit?', 'Ghana'],
  ['J’arrive de la Tunisie avec un permis d’études, puis-je aller à New York ?', 'Tunisie'],
  ['passport: Pakistan. What do I need for Lisbon?', 'Pakistan'],
  ['Je suis algérienne et je veux aller à Paris en mai, il me faut quoi ?', 'Algérie'],
  ['We are Nigerians living in Toronto. 5 days in Lisbon in May', 'Nigeria'],
  ['Je suis camerounaise, étudiante à Québec. Puis-je visiter Paris en mai ?', 'Cameroun'],
])('G1 the passport that is told is the one that counts: %s', async (message, country) => {
  const { message: text } = await said(message)
  expect(text).toContain(country)
  expect(text).not.toMatch(/Canada passport|Passeport \(Canada\)/)
})

test('G1 changing planes in the United States takes a visa or an ESTA of most passports', async () => {
  const visa = await said(
    'I have a Moroccan passport and fly to Mexico City via Dallas. Do I need a visa for the stop?',
  )
  expect(visa.message).toMatch(
    /Changing planes: Morocco passport, United States:\*\* a visa is needed/,
  )
  const esta = await said(
    'German passport, flying to Lima through Miami, what do I need for the US?',
  )
  expect(esta.message).toMatch(/Changing planes: Germany passport.*ESTA/)
})

test('G1 of one’s own country no rule for visitors is told', async () => {
  const { message } = await said(
    'I’m from Colombia living in Ottawa, going home to Bogotá through Houston: which visa?',
  )
  expect(message).not.toContain('Colombia passport to Colombia')
  expect(message).toContain('your own country')
  expect(message).toContain('transit visa (C-1)')
})

test('G1 whose passport it is is no unread word', async () => {
  const { message } = await said('My boyfriend is Iranian, can he come to Rome in May?')
  expect(message).toMatch(/^\*\*Iran passport to Italy/)
})

test('G1 a permit without a passport asks for the passport', async () => {
  const { message } = await said('Is my Canadian work permit enough to spend a week in Paris?')
  expect(message).toContain('Which one is it?')
})

test('G5 insurance is priced for the age that is told', async () => {
  const [young, old] = [
    await said('How much is travel insurance for Florida for two weeks? I’m 30'),
    await said('How much is travel insurance for Florida for two weeks? I’m 77'),
  ]
  const sum = ({ message }: { message: string }) => Number(/\$(\d+)/.exec(message)?.[1])
  expect(sum(old)).toBeGreaterThan(2 * sum(young))
  expect(old.message).toMatch(/aged 77.*At 77/s)
  const parents = await said(
    'Insurance for my parents, 79 and 72, two weeks in Portugal, how much?',
  )
  expect(parents.message).toContain('2 travellers (aged 79 and 72)')
  expect(parents.proposal).toBeFalsy()
})

test('G5 an age that was told before holds for the insurance too', async () => {
  const { message } = await said(
    'Ma mère et moi cherchons du soleil en janvier, j’ai 52 ans',
    'combien coûte l’assurance pour Cuba ?',
  )
  expect(message).toContain('de 52 ans')
})

test.each([
  ['Un billet Montréal–Rome en avril, c’est combien ?', 'montreal', 'rome'],
  ['How much is a return ticket Halifax–Dublin in June?', 'halifax', 'dublin'],
])('G1 the first of two ends is where one leaves: %s', async (message, from, to) => {
  const { understood } = await said(message)
  const roles = understood.places.map(({ ref, role }: { ref: string; role: string }) => [ref, role])
  expect(roles).toEqual([
    [from, 'from'],
    [to, 'to'],
  ])
})

test.each([
  'Nous sommes des retraités de Sherbrooke : des idées pour un mois de janvier au chaud ?',
  'est-ce qu’il y a des vols directs de Sherbrooke ?',
])('G1 where one lives is not where one goes: %s', async (message) => {
  const answer = await said(message)
  expect(answer.understood.places).toMatchObject([{ name: 'Sherbrooke', role: 'from' }])
  expect(answer.message).not.toMatch(/Pour Sherbrooke|D’où partez-vous/)
})

test('G4 stops between where one leaves and where one goes', async () => {
  const { message } = await said(
    'We drive from Winnipeg to Vancouver. Where should we stop overnight?',
  )
  expect(message).toMatch(/break up the drive from Winnipeg to Vancouver/)
  expect(message).toMatch(/Kelowna.*From there it is about \d+ km to Vancouver/s)
})

test.each([
  ['3 days in Boston with my son (11), we come from Moncton', { adults: 1, children: [11] }],
  ['Ma fille de 12 ans et moi, 4 jours à Toronto, on dort où ?', { adults: 1, children: [12] }],
  ['4 days in Rome, me and my parents (2)', { adults: 3, children: [] }],
  ['5 days in Paris with our daughter (9), we fly from Halifax', { adults: 2, children: [9] }],
  ['A long weekend in Boston, 3 days, the two of us', { adults: 2, children: [] }],
  ['Us two plus my mother, 5 days in Rome', { adults: 3, children: [] }],
])('G1 who travels is counted as it is told: %s', async (message, party) => {
  const { understood } = await said(message)
  expect(understood.party).toEqual(party)
})

test('G5 of more travellers than a plan holds it is said for how many it reckons', async () => {
  const { message } = await said('13 of us go to Montréal for 3 days in June')
  expect(message).toContain('You are 13; I reckon for 9 at most')
})

test.each([
  ['My husband has a severe sesame allergy: can we eat out in Istanbul?', 'tahini'],
  ['I am anaphylactic to shrimp, is street food in Bangkok possible?', 'shrimp paste'],
  ['Mon fils est allergique aux noix, on mange où à Rome ?', 'pesto'],
  ['We are going to Hanoi and our girl has a bad peanut allergy, where do we eat?', 'peanuts'],
])('G5 a severe allergy is answered as one: %s', async (message, dish) => {
  const { message: text } = await said(message)
  expect(text).toContain(dish)
  expect(text).toMatch(/epinephrine|épinéphrine/)
  expect(text).not.toMatch(/vegan|kosher|casher|végétal/i)
})

test('G1 an allergy that was told is not forgotten when tables are asked for', async () => {
  const { message } = await said(
    'My son is allergic to peanuts. 3 days in Vienna',
    'cheap restaurants there?',
  )
  expect(message).toContain('Mind the allergy (peanuts)')
})

test.each([
  'What will we spend in Lisbon in 6 days, two of us? The hotel is booked already. How much cash?',
  'Combien d’argent pour 6 jours à Lisbonne à deux, l’hôtel est déjà payé ?',
])('G5 a room that is paid is in no sum and is not offered: %s', async (message) => {
  const { message: text } = await said(message)
  expect(text).toMatch(/without the room|sans la chambre/i)
  expect(text).not.toMatch(/double room|chambre double|a night|la nuit/)
})

test('G5 the sum of a plan leaves out what is paid', async () => {
  const { message } = await said('3 days in Québec City for two, our hotel is already booked')
  expect(message).toMatch(/without flights and the room, which is paid: tickets and meals \$/)
})

test.each([
  'What do we get back if we cancel our trip to Cuba three weeks ahead?',
  'Est-ce que je suis remboursée si j’annule mon voyage au Portugal ?',
  'If my sister falls ill before we leave for Rome, does the insurance pay us back?',
])('G5 one’s own cancellation goes by the fare, the hotel and the cover: %s', async (message) => {
  const { message: text } = await said(message)
  expect(text).toMatch(/With insurance|Avec une assurance/)
  expect(text).not.toMatch(/Passenger Protection|passagers aériens|doctor\b.*emergency/)
})

test('G5 what the carrier calls off goes by the rights of passengers', async () => {
  const { message } = await said(
    'Our flight back from Rome was moved by the airline to Monday, who pays the hotel?',
  )
  expect(message).toContain('Passenger Protection Regulations')
})

test.each([
  'Are cats allowed on transit in Lisbon?',
  'Any jazz in Lisbon on Fridays?',
  'A quiet beach near Barcelona, away from everybody?',
])('G1 what the answer does not speak of is said first: %s', async (message) => {
  const { message: text } = await said(message)
  expect(text).toMatch(/^(?:I don’t know|(?:On|About) .* I can’t tell you) anything certain/)
})

test.each([
  ['Is there a transit pass for tourists in Montréal?', /^The métro/],
  ['Do I need an adapter in Portugal?', /Plugs/],
  ['What clothes do I pack for Amsterdam in May?', /Pack/],
])('G1 what is answered in other words has no such lead: %s', async (message, answer) => {
  const { message: text } = await said(message)
  expect(text).toMatch(answer)
  expect(text).not.toContain('anything certain')
})

test.each([
  ['Until when do they let people into the CN Tower?', /open \d\d:\d\d/],
  ['How many days of rain are there in Halifax in May?', /rain on about \d+ days/],
  ['Lisbon, May or October?', /May is .*October is /s],
  ['Est-ce sécuritaire à Banff pour une femme seule ?', /sûr|sécur|ours|danger|police|urgence/i],
])('G1 what is named beside it tells which topic is meant: %s', async (message, answer) => {
  const { message: text } = await said(message)
  expect(text).toMatch(answer)
})

test('G5 a train that does not go is no flight and no emergency', async () => {
  const { message } = await said('Our train in Italy was cancelled by a strike, what can we do?')
  expect(message).toMatch(/^Who cancels owes you/)
})

test('G1 what is taken out of a plan is no cancellation', async () => {
  const { message } = await said('4 days in Vienna in May', 'Can we cancel the museum on day 2?')
  expect(message).not.toMatch(/insurance/i)
})

test('G1 who leaves the airport between two flights enters the country', async () => {
  const { message } = await said('We have a 12 hour layover in Madrid, can we go into the city?')
  expect(message).toContain('Canada passport to Spain')
  expect(message).not.toContain('Changing planes')
})
