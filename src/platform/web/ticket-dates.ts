import { addDays, daysBetween, earliestToday } from '#platform/shared/local-date.ts'
import { childrenIn, whenFace, whoFace } from './ticket-faces.ts'
import { usualDates, usualNights } from '#platform/shared/usual-dates.ts'

const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text)

/** Writes the faces of the cells that have one, from what their fields say. */
function showFaces(form: HTMLFormElement): void {
  const valueOf = (name: string): string => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field.value : ''
  }
  const faces = {
    when: whenFace(valueOf('start'), valueOf('end')),
    who: whoFace(Number(valueOf('adults')) || 1, childrenIn(valueOf('children'))),
  }
  for (const [cell, face] of Object.entries(faces))
    for (const part of ['words', 'note'] as const) {
      const line = form.querySelector(`[data-picker="${cell}"] [data-face="${part}"]`)
      if (line && line.textContent !== face[part]) line.textContent = face[part]
    }
}

/** The place that the page's address names: "?to=new-york" is New York. */
export function placeOfAddress(): string {
  const to = new URLSearchParams(location.search).get('to')?.trim().slice(0, 120) ?? ''
  return /^[a-z-]+$/.test(to)
    ? to.replaceAll(/(?:^|-)[a-z]/g, (letter) => letter.replace('-', ' ').toUpperCase())
    : to
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
  const isField = ({ target }: Event): boolean =>
    target instanceof HTMLInputElement && form.dataset['plain'] === undefined
  const isDate = (event: Event): boolean =>
    isField(event) && event.target instanceof HTMLInputElement && event.target.type === 'date'
  const ask = (cell: HTMLElement): void => {
    form.dataset['asked'] = cell.dataset['picker']
    form.dispatchEvent(new Event(cellAsked))
  }
  const onPress = (event: Event): void => {
    const cell = cellOf(event)
    if (!cell) return
    // Nobody has taken the press before: without pickers the fields are typed in.
    if (form.dataset['asked'] !== undefined) form.dataset['plain'] = ''
    else if (isDate(event) || event.type === 'touchend') event.preventDefault()
    ask(cell)
  }
  const onTouchEnd = (event: TouchEvent): void => {
    const [to] = event.changedTouches
    // By touch a cell opens its picker alone: neither the browser's own nor its keyboard comes up.
    if (!from || !to || !isField(event) || !cellOf(event)) return
    if (Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) < slackPx) onPress(event)
  }
  form.addEventListener('click', onPress, { signal })
  // Fields show themselves to those who come by keys: by a press the picker comes, and the face stays.
  const noteKind = ({ type }: Event): void => {
    form.toggleAttribute('data-pressed', type === 'pointerdown')
  }
  form.addEventListener('pointerdown', noteKind, { signal })
  form.addEventListener('keydown', noteKind, { signal })
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
 * Gives the empty dates of a ticket their usual values and keeps the faces of its cells up to date. A start
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
  const to = form.elements.namedItem('to')
  if (to instanceof HTMLInputElement && !to.value) to.value = placeOfAddress()
  let nights = usualNights
  const follow = (): void => {
    if (isDay(start.value) && isDay(end.value)) {
      if (end.value < start.value) end.value = addDays(start.value, nights)
      nights = daysBetween(start.value, end.value)
    }
    showFaces(form)
  }
  follow()
  const until = new AbortController()
  askForPickers(form, until.signal)
  form.addEventListener('change', follow, { signal: until.signal })
  // What the browser restores is there after the page has loaded.
  window.addEventListener('pageshow', follow, { signal: until.signal })
  return () => until.abort()
}
