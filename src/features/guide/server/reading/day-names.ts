import { addDays, weekdayOf } from '#platform/shared/local-date.ts'
import type { PlanInTalk } from './memory.ts'

const english = 'sunday,monday,tues(?:day)?,wed(?:nesday|s),thurs(?:day)?,friday,saturday'.split(
  ',',
)
const french = 'dimanche,lundi,mardi,mercredi,jeudi,vendredi,samedi'.split(',')

/** Of these a weekday is asked, and no day of the plan: opening hours and flights. */
const ofWeekday =
  /\b(?:open(?:s|ing)?|clos(?:e|es|ed|ing)|hours?|fl(?:y|ies|ight|ights)|ouvert\w*|ferm\w*|heures?|vols?)\b/i

/**
 * A weekday that a dated plan has once, as the day of that plan: "move it to Tuesday" is "move it to day 2". A
 * longer plan has it twice, and it stays a weekday.
 */
export function withDayNumbers(message: string, plan: PlanInTalk | null): string {
  if (!plan?.isDated || ofWeekday.test(message)) return message
  const days = Array.from({ length: plan.days }, (_, at) => weekdayOf(addDays(plan.startDate, at)))
  let text = message
  for (const [weekday, name] of english.entries()) {
    const at = days.indexOf(weekday)
    if (at < 0 || days.lastIndexOf(weekday) !== at) continue
    text = text
      .replaceAll(new RegExp(String.raw`\b${name}\b`, 'gi'), `day ${at + 1}`)
      .replaceAll(
        new RegExp(String.raw`\b(?:le |ce )?${french[weekday]}\b`, 'gi'),
        `jour ${at + 1}`,
      )
  }
  return text
}
