/** The first of the days side by side that begins in sight. */
function firstInSight(): HTMLElement | undefined {
  const days = document.querySelector('[data-scroller=""]')
  const edge = days?.getBoundingClientRect().left ?? 0
  return [...(days?.querySelectorAll<HTMLElement>('[data-day]') ?? [])].find(
    (day) => day.getBoundingClientRect().left >= edge - 8,
  )
}

/**
 * Brings the days up to where their dates stay in sight, if they begin lower: a half open sheet leaves them the
 * upper half of a phone.
 */
export function raiseDays(): void {
  const strip = document.querySelector('[data-strip]')
  if (!strip) return
  const stuckAt = Number.parseFloat(getComputedStyle(strip).top) || 0
  const lower = strip.getBoundingClientRect().top - stuckAt
  if (lower > 0) scrollBy(0, lower)
}

/** The day that the strip of dates marks, or the first in sight where there is none; undefined for none. */
export const dayInSight = (): string | undefined => {
  const chip = document.querySelector<HTMLElement>('[data-chip][aria-current]')
  return (chip ? chip.dataset['chip'] : firstInSight()?.dataset['day']) || undefined
}
