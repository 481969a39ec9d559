/** The day that the strip of dates marks; undefined for none. */
export const dayInSight = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-chip][aria-current]')?.dataset['chip'] || undefined
