import { houseModel } from '../intents/all-intents.ts'
import { featuresIn } from '../reading/topic-features.ts'
import { sharesBy } from '../reading/topic-model.ts'
import type { Asking, Said } from './answer.ts'

/** Below this none of our texts is meant; less where it is plainly about Wayleaf. */
const leastSure = { usual: 0.3, plain: 0.15 } as const
const plainly = 0.9

/** What is asked about Wayleaf itself: the text of ours that was learned for such questions. */
export function answerHouse({ turn, texts, language }: Asking): Said | undefined {
  const { reader, own } = turn
  const main = own.find(({ intent }) => intent.topic === 'about')
  const { from, to } = main?.part ?? { from: 0, to: reader.tokens.length }
  const model = houseModel()
  // "Do you sell it" asks by a few words what the whole message tells.
  const [part, whole] = [
    sharesBy(model, featuresIn(reader, from, to), reader.meaning(from, to)),
    sharesBy(model, featuresIn(reader, 0, reader.tokens.length), reader.meaning()),
  ]
  const shares = part.map((share, at) => (share + (whole[at] ?? 0)) / 2)
  const best = shares.reduce((at, share, n) => (share > (shares[at] ?? 0) ? n : at), 0)
  const least = main && main.score >= plainly ? leastSure.plain : leastSure.usual
  const text = (shares[best] ?? 0) >= least ? texts.texts.get(model.topics[best] ?? '') : undefined
  const words = reader.tokens.slice(from, to).map((token) => token.text)
  return (
    text && {
      text: language === 'fr' ? (text.textFr ?? text.text) : text.text,
      sources: [text.source],
      took: words,
    }
  )
}
