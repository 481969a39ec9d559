const clock = /^([01]?\d|2[0-3])[:h.]?([0-5]\d)$/

/** "9:30", "0930" and "9h30" are half past nine, nothing is null; anything else is no time. */
export function readTime(text: string): string | null | undefined {
  if (text.trim() === '') return null
  const [, hours, minutes] = clock.exec(text.trim()) ?? []
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}
