import {
  addDays,
  daysBetween,
  daysInclusive,
  earliestToday,
  formatDayShort,
} from '#platform/shared/local-date.ts'
import { usualDates, usualNights } from '#platform/shared/usual-dates.ts'

const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text)

/** Writes a date in words over its field; the field shows its own text while it has the focus. */
function showWords(field: HTMLInputElement): void {
  const face = field.parentElement?.querySelector<HTMLElement>('[data-face]')
  if (face) face.dataset['face'] = isDay(field.value) ? formatDayShort(field.value) : ''
}

/** How many days a ticket asks for, beside its dates. */
function showDays(form: HTMLFormElement, start: string, end: string): void {
  const face = form.querySelector<HTMLElement>('[data-days]')
  const days = isDay(start) && isDay(end) ? daysInclusive(start, end) : 0
  if (face) face.dataset['days'] = days > 0 ? (days === 1 ? '1 day' : `${days} days`) : ''
}

/** Fires on a ticket when one of its cells is pressed; `data-asked` says which. */
export const cellAsked = 'cell-asked'

/** A finger that moves so far scrolls. */
const slackPx = 10

/**
 * A press on a cell with `data-picker` asks for the ticket's own picker in place of the browser's calendar.
 * It is remembered on the form until there is one.
 */
function askForPickers(form: HTMLFormElement, signal: AbortSignal): void {
  let from: Touch | undefined
  const cellOf = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('[data-picker]') : null
  const isDate = ({ target }: Event): boolean =>
    target instanceof HTMLInputElement && target.type === 'date'
  const ask = (cell: HTMLElement): void => {
    form.dataset['asked'] = cell.dataset['picker']
    form.dispatchEvent(new Event(cellAsked))
  }
  const onPress = (event: Event): void => {
    const cell = cellOf(event)
    if (!cell) return
    if (isDate(event)) event.preventDefault()
    ask(cell)
  }
  const onTouchEnd = (event: TouchEvent): void => {
    const [to] = event.changedTouches
    if (!from || !to || !isDate(event)) return
    if (Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) < slackPx) onPress(event)
  }
  form.addEventListener('click', onPress, { signal })
  form.addEventListener(
    'touchstart',
    ({ changedTouches }) => {
      from = changedTouches[0]
    },
    { passive: true, signal },
  )
  form.addEventListener('touchend', onTouchEnd, { signal })
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
    showDays(form, start.value, end.value)
  }
  follow()
  const until = new AbortController()
  askForPickers(form, until.signal)
  form.addEventListener('change', follow, { signal: until.signal })
  // What the browser restores is there after the page has loaded.
  window.addEventListener('pageshow', follow, { signal: until.signal })
  return () => until.abort()
}
