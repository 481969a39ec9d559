import { type Answer, plain, type Turn } from './answer.ts'
import { number } from './words.ts'

const byPerson =
  /\b(?:(?:per|par|each|a|chaque) (?:person|personne|head|tete)|each|chacune?|apiece|pp)\b/
const byDay = /\b(?:per|par|each|a|chaque) (?:day|jour)\b/
const asks =
  /\b(?:what|how much|so|that s|that is|is that|combien|ca fait|c est|donne|revient|leaves?|left)\b/
const wordsAtMost = 12

/** "So per person that's what?": the traveller's own sum, by heads and days. */
export function answerSplit({ reading, talk, say, language }: Turn): Answer | undefined {
  const { text, money, towns, countries } = reading
  const { purse } = talk
  if (!purse || money.length + towns.length + countries.length > 0) return undefined
  if (!asks.test(text) || text.split(' ').length > wordsAtMost) return undefined
  const heads = byPerson.test(text) ? purse.people : 1
  const days = byDay.test(text) ? (purse.days ?? 1) : 1
  if (heads * days <= 1) return undefined
  const each = number(language, purse.amount / (heads * days))
  const whole = number(language, purse.amount, 0)
  const en = [heads > 1 ? `${heads} people` : '', days > 1 ? `${days} days` : '']
  const fr = [heads > 1 ? `${heads} personnes` : '', days > 1 ? `${days} jours` : '']
  return plain(
    say(
      `${whole} ${purse.currency} for ${en.filter(Boolean).join(' and ')} is ${each} ${purse.currency} ${[heads > 1 ? 'each' : '', days > 1 ? 'a day' : ''].filter(Boolean).join(' ')}.`,
      `${whole} ${purse.currency} pour ${fr.filter(Boolean).join(' et ')} font ${each} ${purse.currency} ${[heads > 1 ? 'par personne' : '', days > 1 ? 'par jour' : ''].filter(Boolean).join(' et ')}.`,
    ),
  )
}
