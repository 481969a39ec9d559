import { addDays, weekdayOf } from '#platform/shared/local-date.ts'
import { wordSet } from '#platform/shared/word-table.ts'
import type { PlanInTalk } from './memory.ts'

/** Sunday first; in English and French. */
const names = [
  [/\bsunday\b/gi, /\b(?:le |ce )?dimanche\b/gi],
  [/\bmonday\b/gi, /\b(?:le |ce )?lundi\b/gi],
  [/\btues(?:day)?\b/gi, /\b(?:le |ce )?mardi\b/gi],
  [/\bwed(?:nesday|s)\b/gi, /\b(?:le |ce )?mercredi\b/gi],
  [/\bthurs(?:day)?\b/gi, /\b(?:le |ce )?jeudi\b/gi],
  [/\bfriday\b/gi, /\b(?:le |ce )?vendredi\b/gi],
  [/\bsaturday\b/gi, /\b(?:le |ce )?samedi\b/gi],
] as const

/** Of these a weekday is asked, and no day of the plan: opening hours and flights. */
const ofWeekday =
  /\b(?:open(?:s|ing)?|clos(?:e|es|ed|ing)|hours?|fl(?:y|ies|ight|ights)|ouvert\w*|ferm\w*|heures?|vols?)\b/i

const changing = wordSet(
  'slow make move swap remove drop add start shift push replace lighten ease spread relax shorten',
)
const request =
  /(^|[.!?,;]\s*)(?:so |and |please )?(?:can|could|would|will) (?:we|you) (?:please |maybe |just )?(\w+)\b([^?]{0,200})(?:\?|$)/gi
const affording = /\b(?:can|could) (?:we|i) afford ((?:an?|another)\b[^?]{0,200})\?/gi

const enough = /^\W{0,3}(?:enough|no more)(?: of)?(?: with)? (?:the )?(?=\p{L}{3,20}s\b)/iu

/** "Can we do Versailles on Tuesday?": a place, and a day of the plan. */
const placing =
  /(?<=^|[.!?,;]\s{0,3})(?:so |and |ok |okay )?(?:can|could) (?:we|i|you) (?:also |still |maybe )?(?:do|see|visit|go to|get to) (?!if\b|something|anything|it\b|that\b)([^?,]{3,60} on (?:the )?(?:day \d+|(?:mon|tues|wednes|thurs|fri|satur|sun)day))(?: instead| too| please| then)?\?/gi

/** "Can we slow it down?" asks for a change of the plan that stands: it is read as "slow it down". */
export const asRequest = (message: string, plan: PlanInTalk | null): string =>
  plan
    ? message
        .replaceAll(request, (all: string, start: string, verb: string, rest: string) =>
          changing.has(verb.toLowerCase()) ? `${start}${verb}${rest}.` : all,
        )
        .replaceAll(affording, '$1.')
        .replace(enough, 'too many ')
        .replaceAll(placing, 'add $1.')
    : message

/** "The 3rd", "le 3": a day of a month, and no third of anything. */
const ofMonth =
  /\b(?:the|le) (\d{1,2})(?:st|nd|rd|th|er)?(?=\s{0,2}(?:$|[.,;?!]|(?:from|at|in|to|and|or|until|till|is|morning|afternoon|evening|should|we|i|instead|à|au|et|en|pour)(?!\p{L})))/giu

/** One day of a month that the plan has, as the day of that plan. */
function withMonthDay(message: string, { startDate, days }: PlanInTalk): string {
  const found = [...message.matchAll(ofMonth)]
  const at = Array.from({ length: days }, (_, by) =>
    Number(addDays(startDate, by).slice(8)),
  ).indexOf(Number(found[0]?.[1]))
  return found.length === 1 && at >= 0 ? message.replace(ofMonth, `day ${at + 1}`) : message
}

/**
 * A weekday that a dated plan has once, as the day of that plan: "move it to Tuesday" is "move it to day 2". A
 * longer plan has it twice, and it stays a weekday.
 */
export function withDayNumbers(message: string, plan: PlanInTalk | null): string {
  if (!plan?.isDated) return message
  const numbered = withMonthDay(message, plan)
  if (ofWeekday.test(message)) return numbered
  const days = Array.from({ length: plan.days }, (_, at) => weekdayOf(addDays(plan.startDate, at)))
  let text = numbered
  for (const [weekday, [english, french]] of names.entries()) {
    const at = days.indexOf(weekday)
    if (at < 0 || days.lastIndexOf(weekday) !== at) continue
    text = text.replaceAll(english, `day ${at + 1}`).replaceAll(french, `jour ${at + 1}`)
  }
  return text
}
