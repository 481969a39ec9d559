import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** The answer to a first question. */
async function ask(message: string) {
  const user = await app.user('wanderlust')
  return (await user.post('/api/chat/send', { message })).body
}

const namesOf = (body: { understood: { places: readonly { name: string }[] } }) =>
  body.understood.places.map(({ name }) => name)

test.each([
  ['What is there to see in London, Ontario?', /London, Ontario/],
  ['Sights of Paris, Texas please', /Paris, Texas/],
])('G1 a town is told from its namesake by what stands behind it: %s', async (message, named) => {
  const body = await ask(message)
  expect(body.message).toMatch(named)
  expect(body.message).not.toMatch(/Tower of London|Eiffel/)
})

test('G1 Taiwan, Georgia and Cyprus are countries with facts of their own', async () => {
  expect((await ask('Which currency do I need in Taiwan?')).message).toContain('TWD')
  expect((await ask('Is it safe to travel in Georgia?')).message).toContain('Tbilisi')
  expect((await ask('Do they drive on the left in Cyprus?')).message).toContain('left')
  // Beside a town of the States it is the state.
  expect(namesOf(await ask('Weather in Savannah, Georgia in May'))).toEqual(['Savannah'])
})

test('G1 a sight is known by its other names, and a slip of the finger by what it means', async () => {
  expect((await ask('Is the Uffizi open on Mondays?')).message).toMatch(/^No, it is closed/)
  const typed = await ask('wether in lisbon in novmber')
  expect(typed.understood.span.month).toBe(11)
  expect(typed.message).toContain('November')
})

test('G5 a language that is not spoken is still understood in what travellers ask', async () => {
  const german = await ask('Wie ist das Wetter in Wien im Dezember?')
  expect(german.understood.language).toBe('de')
  expect(german.message).toMatch(/\*\*Vienna\*\* in December/)
  const portuguese = await ask('Precisamos de visto para o Japão?')
  expect(portuguese.message).toContain('passport to Japan')
})

test('G3 the way between two places is told by what carries and how long, or that it is not known', async () => {
  expect((await ask('How do I get from Vienna to Budapest?')).message).toMatch(/by train about 2 h/)
  expect((await ask('Is there a train from Lisbon to Seville?')).message).toContain('no good train')
  expect((await ask('Can I do Niagara Falls from Toronto in one day?')).message).toContain('by bus')
  expect((await ask('How far is Porto from Zzyzxville?')).message).toContain('only one end')
})

test('G3 a comparison says first what was asked', async () => {
  const cheaper = await ask('Which is cheaper, Prague or Budapest?')
  expect(cheaper.message).toMatch(/^\*\*\w+\*\* is the cheaper one/)
  expect(cheaper.message).not.toContain('**Evenings**')
  expect((await ask('Thailand or Vietnam for the money?')).message).toContain('one town of each')
})

test.each([
  ['Is it all right to walk alone at night in Chicago?', /North Side/],
  ['What do we do with kids in Copenhagen when it rains?', /Experimentarium/],
  ['Getting around Paris in a wheelchair?', /step-free/],
  ['Where is the nearest pharmacy open at night in Madrid?', /green cross/],
  ['What is the legal drinking age in Japan?', /20/],
  ['Will my Canadian phone work in Vietnam or should I buy an eSIM?', /roaming/],
  ['gluten free bakeries in Paris', /sans gluten/],
])('G3 the main thing is answered, and no word beside it: %s', async (message, told) => {
  expect((await ask(message)).message).toMatch(told)
})

test('G3 samples are called samples, and none is recommended by its name', async () => {
  const hotel = await ask('Which hotel in Prague would you recommend?')
  expect(hotel.message).toContain('not real houses')
  expect(hotel.message).toContain('recommend none by name')
  expect((await ask('best sushi restaurant in Tokyo')).message).toContain('not real restaurants')
  // Which house cooks without gluten no sample tells.
  expect((await ask('Where can a coeliac eat in Rome?')).message).not.toContain('(sample)')
})

test('G5 a card number is not repeated', async () => {
  const body = await ask('Book me a hotel in Rome with my card 4111 1111 1111 1111')
  expect(body.message).toContain('never send a card number')
  expect(JSON.stringify([body.message, body.unused])).not.toContain('4111')
})

test('G3 a feast is told by its day, and a day without one by the next', async () => {
  const yes = await ask('Is 1 November a holiday in Portugal?')
  expect(yes.message).toMatch(/^Yes: 1 November \d{4}: All Saints/)
  expect((await ask('Is 3 November a holiday in Portugal?')).message).toMatch(/^No: 3 November/)
})
