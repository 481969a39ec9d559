/** Minutes since midnight of a local 'HH:MM'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** 'HH:MM' of minutes since midnight, also of the next day's or the one before. */
export function timeOf(minutes: number): string {
  const at = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** Minutes up to the next five, as people plan. */
export const toFive = (minutes: number): number => Math.ceil(minutes / 5) * 5
