import { stopWords } from '../reading/stop-words.ts'
import type { Reader } from '../reading/tokens.ts'
import { stem } from '../retrieval/text-index.ts'
import type { Asking, Said } from './answer.ts'

const breaks = new Set(
  '. , ; : ? ! ( ) — and but so because or then plus et mais donc ou puis parce car'.split(' '),
)
/** They begin or end a phrase and say nothing in it. */
const edges = new Set(
  'i im ive we were you it is are be was would like want to please also just really very with the a an that this which who my our for of in on at by as if there me us do does did can could should je nous on que qui avec le la les un une du des de d l c est en au aux y pour'.split(
    ' ',
  ),
)
const beside = 3
const joined = 3

/** The traveller's own phrases in which words stand: cut at signs and conjunctions, and where what was understood begins; `isTight`: from the first of the words to the last. */
export function phrasesOf(
  reader: Reader,
  words: readonly string[],
  isTight = false,
): readonly string[] {
  const { tokens, message } = reader
  const meant = new Set(words)
  const isBreak = (at: number): boolean =>
    at < 0 || at >= tokens.length || breaks.has(reader.text(at))
  const isEdge = (at: number): boolean =>
    !meant.has(reader.text(at)) && (isTight || edges.has(reader.text(at)))
  const isSmall = (at: number): boolean => !reader.isUsed(at) && stopWords.has(reader.text(at))
  const found: { from: number; to: number }[] = []
  tokens.forEach(({ text }, at) => {
    if (!meant.has(text)) return
    let from = at
    while (
      !isBreak(from - 1) &&
      at - from < beside &&
      (isSmall(from - 1) || tokens[from - 1]?.kind === 'sign')
    )
      from -= 1
    let to = at + 1
    if (!isBreak(to) && !isSmall(to) && !meant.has(reader.text(to))) to += 1
    else while (!isBreak(to) && isSmall(to) && to - at < beside) to += 1
    const last = found.at(-1)
    const isNear =
      last &&
      from - last.to < joined &&
      !tokens.slice(last.to, from).some(({ text: one }) => breaks.has(one))
    if (last && isNear) last.to = Math.max(last.to, to)
    else found.push({ from, to })
  })
  return [
    ...new Set(
      found.map((phrase) => {
        let { from, to } = phrase
        while (to - from > 1 && isEdge(from)) from += 1
        while (to - from > 1 && isEdge(to - 1)) to -= 1
        return message
          .slice(tokens[from]?.at, tokens[to - 1]?.end)
          .replaceAll(/\s+/g, ' ')
          .trim()
      }),
    ),
  ]
}

/** Words of a message that neither the frame nor the answer explains. */
export function leftBy({ turn }: Asking, { took = [], text }: Said): readonly string[] {
  const told = new Set(text.split(/[^\p{L}]+/u).flatMap((one) => stem(one) ?? []))
  // Who asks is Canadian anyway.
  const open = turn
    .unused()
    .filter((word) => !/^canad(?:a|ian|ians|ien|iens|ienne|iennes)$/.test(word))
  const ages = (turn.holds.ages ?? []).map(String)
  return open
    .filter((word) => !ages.includes(word))
    .filter((word) => !took.includes(word) && !told.has(stem(word) ?? word))
}
