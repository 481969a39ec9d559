import { expect, test } from 'vitest'
import { answersTo } from './ask-embedded.ts'

test.each([
  ['Do Canadians need a visa for Japan?', 'general knowledge', /where to check: https:\/\//i],
  [
    'Est-ce que les Canadiens ont besoin d’un visa pour le Japon?',
    'connaissances générales',
    /à vérifier sur : https:\/\//i,
  ],
  [
    'Do my Indian wife and I, a Canadian, need a visa for France?',
    'general knowledge',
    /where to check: https:\/\//i,
  ],
])(
  'VISA-02 F1 %s: the source is what it is, and the official page is where to check',
  async (question, source, check) => {
    const [answer] = await answersTo([question])
    expect(answer?.sources).toEqual([{ name: source, date: '2026-11-21' }])
    expect(answer?.text).toMatch(check)
    expect(answer?.text).not.toMatch(/Checked on|Vérifié le/)
  },
)
