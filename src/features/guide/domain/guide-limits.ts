import { businessZone } from '#platform/shared/business-day.ts'

/** Questions of a visitor, in one browser. */
export const visitorQuestions = 3
/** Conversations of a free account in a month. */
export const freeConversations = 10
/** Maximum days of a plan for accounts without a paid tier. */
export const freePlanDays = 3

/** The month that counts: of the office, in Ontario. 'YYYY-MM' */
export const monthOf = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: businessZone,
    year: 'numeric',
    month: '2-digit',
  })
    .format(now)
    .slice(0, 7)
