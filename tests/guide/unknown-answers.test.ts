import { describe, expect, test } from 'vitest'
import { answersTo } from './ask-embedded.ts'

const textOf = async (...turns: readonly string[]) => (await answersTo(turns)).at(-1)?.text ?? ''

describe('GUIDE-10 what the guide does not know it says, and nothing beside the point', () => {
  test.each([
    ['What are the best hotels in Zarbovik?', /don’t know a place called Zarbovik/],
    ['trois jours à Glimmerbourg', /ne connais pas d’endroit du nom de Glimmerbourg/],
    ['Où acheter une carte SIM à Tokyo?', /carte SIM locale.*Je ne connais ni les prix/],
    ['Wheelchair friendly things in Paris?', /don’t know which sights of Paris are step-free/],
    ['mon chum a un passeport algérien, visa pour Londres?', /ne connais pas les règles/],
  ])('%s', async (question, said) => {
    const text = await textOf(question)
    expect(text).toMatch(said)
    expect(text).not.toMatch(/Eiffel|Senso-ji|Times Square/)
  })

  test('a residence is no destination, and a slip of the finger no country', async () => {
    const resident = 'Je suis résident à Montréal avec un passeport chinois, visa pour Rome?'
    expect(await textOf(resident)).toMatch(/Chine vers Italie/)
    expect(await textOf('Mon chum est français, il vient à Montréal: visa?')).toMatch(
      /France vers Canada/,
    )
  })
})
