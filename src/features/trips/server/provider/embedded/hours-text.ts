import { monthNames } from '#platform/shared/hours/hours-model.ts'

interface RoughHours {
  readonly opens?: string | undefined
  readonly closes?: string | undefined
  /** 'mon' to 'sun'. */
  readonly closedOn: readonly string[]
  /** 1 to 12; omitted for all year. */
  readonly openMonths?: readonly number[] | undefined
}

const short = (weekday: string): string => weekday.charAt(0).toUpperCase() + weekday.charAt(1)

/** Usual hours in the syntax of OpenStreetMap: "May,Jun 09:00-17:00; Mo off". */
export function hoursText({ opens, closes, closedOn, openMonths }: RoughHours): string {
  const season = (openMonths ?? []).map((month) => monthNames[month - 1]).join(',')
  const times = opens || closes ? `${opens ?? '00:00'}-${closes ?? '24:00'}` : ''
  const usual = [season, times || (season ? '00:00-24:00' : '24/7')].filter(Boolean).join(' ')
  return [usual, ...(closedOn.length > 0 ? [`${closedOn.map(short).join(',')} off`] : [])].join(
    '; ',
  )
}
