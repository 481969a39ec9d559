/** The first of the days side by side that begins in sight. */
function firstInSight(): HTMLElement | undefined {
  const days = document.querySelector('[data-scroller=""]')
  const edge = days?.getBoundingClientRect().left ?? 0
  return [...(days?.querySelectorAll<HTMLElement>('[data-day]') ?? [])].find(
    (day) => day.getBoundingClientRect().left >= edge - 8,
  )
}

/** The day that the strip of dates marks, or the first in sight where there is none; undefined for none. */
export const dayInSight = (): string | undefined => {
  const chip = document.querySelector<HTMLElement>('[data-chip][aria-current]')
  return (chip ? chip.dataset['chip'] : firstInSight()?.dataset['day']) || undefined
}
