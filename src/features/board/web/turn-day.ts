/** Turns a phone's page to a day, by its date in the strip; elsewhere the day is scrolled to. */
export function goToDay(day: string): void {
  const chip = document.querySelector<HTMLElement>(`[data-chip="${CSS.escape(day)}"]`)
  if (chip) chip.click()
  else document.querySelector(`[data-day="${CSS.escape(day)}"]`)?.scrollIntoView()
}

/** Turns to the day that holds an element, where another is shown. */
export function bringDay(inside: Element | null | undefined): void {
  const away = inside?.closest<HTMLElement>('[data-away]')?.dataset['day']
  if (away !== undefined) goToDay(away)
}
