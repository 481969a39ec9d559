import { addDays, daysBetween, earliestToday, formatDayShort } from '#platform/shared/local-date.ts'
import { usualDates, usualNights } from '#platform/shared/usual-dates.ts'

const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text)

/** Writes a date in words over its field; the field shows its own text while it has the focus. */
function showWords(field: HTMLInputElement): void {
  const face = field.parentElement?.querySelector<HTMLElement>('[data-face]')
  if (face) face.dataset['face'] = isDay(field.value) ? formatDayShort(field.value) : ''
}

/**
 * Gives the empty dates of a ticket their usual values and keeps the words over them up to date. A start
 * that moves past the end takes the end with it. Works before the form is hydrated. Returns the call that stops it.
 */
export function prepareDates(form: HTMLFormElement): () => void {
  const today = earliestToday(new Date())
  const [start, end] = ['start', 'end'].map((name) => form.elements.namedItem(name))
  if (!(start instanceof HTMLInputElement && end instanceof HTMLInputElement))
    return () => undefined
  if (!start.value && !end.value) {
    const usual = usualDates(today)
    start.value = usual.start
    end.value = usual.end
  }
  start.min = today
  let nights = usualNights
  const follow = (): void => {
    if (isDay(start.value) && isDay(end.value)) {
      if (end.value < start.value) end.value = addDays(start.value, nights)
      nights = daysBetween(start.value, end.value)
    }
    for (const field of [start, end]) showWords(field)
  }
  follow()
  form.addEventListener('change', follow)
  // What the browser restores is there after the page has loaded.
  window.addEventListener('pageshow', follow)
  return () => {
    form.removeEventListener('change', follow)
    window.removeEventListener('pageshow', follow)
  }
}
