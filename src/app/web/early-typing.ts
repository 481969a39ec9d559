type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Typed {
  /** What somebody wrote, or whether they ticked it. */
  readonly content: string | boolean
  /** What the field asks for, and how many like it stand before it. */
  readonly label: string
  readonly place: number
}

interface EarlyTyping {
  readonly typed: Map<Field, Typed>
  readonly isAnswered: AbortController
}

declare global {
  interface Window {
    /** Begun by the document itself or by the bundle, answered by the bundle. */
    earlyTyping?: EarlyTyping
  }
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const contentOf = (field: Field): string | boolean =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
    ? field.checked
    : field.value

const labelOf = (field: Field): string =>
  [
    field.type,
    field.name,
    field.ariaLabel,
    ...[...(field.labels ?? [])].map((l) => l.textContent),
  ].join()

const alike = (label: string): Field[] =>
  [...document.querySelectorAll<Field>('input, textarea, select')].filter(
    (field) => labelOf(field) === label,
  )

/** The field itself, or the one in its place: a form that knows the day may have been made anew. */
const fieldNow = (field: Field, { label, place }: Typed): Field | undefined =>
  field.isConnected ? field : alike(label)[place]

/**
 * React takes a page over with the values that it knows, and forgets what somebody wrote into the HTML
 * before it came: that is kept, for `answerEarlyTyping`.
 */
export function keepEarlyTyping(): void {
  if (window.earlyTyping) return
  const early: EarlyTyping = { typed: new Map(), isAnswered: new AbortController() }
  window.earlyTyping = early
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target)) return
      const label = labelOf(target)
      const place = alike(label).indexOf(target)
      early.typed.set(target, { content: contentOf(target), label, place })
    },
    { capture: true, signal: early.isAnswered.signal },
  )
}

/**
 * Writes into a field as a person would. React compares with what itself wrote last, through a property
 * of the element: the setter of the element's kind goes past that, so that the change is heard.
 */
function write(field: Field, content: string | boolean): void {
  if (typeof content === 'boolean') {
    if (contentOf(field) !== content) field.click()
    return
  }
  const kind: unknown = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, content)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The page's fields are heard: what was written before is written now. */
export function answerEarlyTyping(): void {
  const early = window.earlyTyping
  if (!early || early.isAnswered.signal.aborted) return
  early.isAnswered.abort()
  for (const [field, typed] of early.typed) {
    const now = fieldNow(field, typed)
    if (now) write(now, typed.content)
    // Whoever was typing in the one that is gone goes on in the one that took its place.
    if (now !== field && document.activeElement === document.body) now?.focus()
  }
  early.typed.clear()
}
