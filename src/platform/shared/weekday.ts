/** Days of the week as data spells them. */
export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** And as people read them. */
export const weekdayWords: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

const isWeekday = (text: string): text is Weekday => Object.hasOwn(weekdayWords, text)

/** "Monday, Tuesday"; other words are left as they are. */
export const weekdayList = (days: readonly string[]): string =>
  days.map((day) => (isWeekday(day) ? weekdayWords[day] : day)).join(', ')
