import { formatDate } from '#platform/shared/local-date.ts'

/** The local date of an instant in the viewer's time zone: "21 November 2026". */
export function localDay(instant: string): string {
  const at = new Date(instant)
  const two = (part: number) => String(part).padStart(2, '0')
  return formatDate(`${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`)
}
