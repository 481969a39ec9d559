import { formatDayShort } from '#platform/shared/local-date.ts'
import { type Beginning, beginOf } from './spans.ts'

/** "22:00"; with its day where it begins on another than it stands on: "Sun 9 May 22:00". */
export function beginText(item: Beginning): string {
  const { day, time } = beginOf(item)
  const isElsewhere = day !== null && day !== (item.day ?? null)
  return [isElsewhere ? formatDayShort(day) : '', time ?? ''].filter(Boolean).join(' ')
}

/** "Air Canada - 2027-04-13 20:35", as flights are kept, for a reader: "Air Canada, Tue 13 Apr, 20:35". */
export const aboutText = ({
  type,
  description = '',
}: {
  readonly type: string
  readonly description?: string | undefined
}): string =>
  type === 'flight'
    ? description.replaceAll(
        / - (\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})/g,
        (_, date: string, time: string) => `, ${formatDayShort(date)}, ${time}`,
      )
    : description
