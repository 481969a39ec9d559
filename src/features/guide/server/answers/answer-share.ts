import { amountOf } from '../understand/numbers.ts'
import { type Answer, plain, type Turn } from './answer.ts'
import { number } from './words.ts'

/** "15 % of 84.50", "bill was 60, 18% tip": the share and the whole. */
export function answerShare({ reading, say, language }: Turn): Answer | undefined {
  const raw = reading.raw.replace(/,(?=\d{1,2}\b)/g, '.')
  const share = /(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent|pour ?cent|percent)/i.exec(raw)
  if (
    !share ||
    !/\b(?:tip|tips|pourboire|service|tax|taxe|bill|addition|facture|of|de|sur)\b/i.test(raw)
  )
    return undefined
  const rest = `${raw.slice(0, share.index)} ${raw.slice(share.index + share[0].length)}`
  const sum =
    /(?<![\d-])(\d{1,5}(?:\.\d{1,2})?)(?!\s?(?:people|personnes|pers|of us|ans|h\b|:))/.exec(rest)
  if (!sum) return undefined
  const whole = amountOf(sum[1] ?? '')
  const part = (whole * Number(share[1])) / 100
  const [a, b, c] = [whole, part, whole + part].map((value) => number(language, value))
  return plain(
    say(
      `${share[1]} % of ${a} is ${b}; with it ${c} in all.`,
      `${share[1]} % de ${a}, c’est ${b} ; avec cela, ${c} en tout.`,
    ),
    { talk: reading.towns.length > 0 ? { towns: reading.towns } : {} },
  )
}
