/** Minutes before or behind universal time at noon of a day. */
export function offsetOf(zone: string, date: string): number {
  const at = new Date(`${date}T12:00:00Z`)
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at)
  return Math.round((Date.parse(`${local.replace(' ', 'T')}Z`) - at.getTime()) / 60_000)
}
