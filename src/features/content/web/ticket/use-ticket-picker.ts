import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { cellAsked, prepareDates } from '#platform/web/ticket-dates.ts'
import { childrenIn } from '#platform/web/ticket-faces.ts'
import type * as TicketPickers from './ticket-pickers.tsx'
import { type Cell, cells, readWish, type TicketWish, writeFields } from './ticket-wish.ts'

type Pickers = typeof TicketPickers

const isCell = (text: string | undefined): text is Cell => cells.some((cell) => cell === text)
const cellOf = (target: EventTarget): Cell | undefined => {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-picker]') : null
  const cell = box?.dataset['picker']
  return isCell(cell) ? cell : undefined
}
const isNumber = (age: number | null): boolean => age !== null
const isOf = (target: Node, cell: Cell): boolean =>
  target instanceof Element &&
  target.closest(`[data-picker="${cell}"], [data-picker-of="${cell}"]`) !== null

/** Keys that open a picker from a field: those of native date and list fields. */
const opens = ({ key, altKey, target }: KeyboardEvent): boolean =>
  (altKey && key === 'ArrowDown') ||
  key === 'F4' ||
  (key === ' ' && target instanceof HTMLInputElement && target.type === 'date')

/** Shows the fields themselves, as where there is no script. */
function showFields(form: HTMLFormElement): void {
  form.dataset['plain'] = ''
}

/** The cell that was pressed last, once. */
function takeAsked(form: HTMLFormElement): Cell | undefined {
  const cell = form.dataset['asked']
  delete form.dataset['asked']
  return isCell(cell) ? cell : undefined
}

/** Tells what the form says, now and at every change, and which cell is pressed; returns what stops it. */
function listen(
  form: HTMLFormElement,
  tell: { onWish: (wish: TicketWish) => void; onAsk: (cell: Cell) => void },
): () => void {
  const until = new AbortController()
  const { signal } = until
  const read = (): void => tell.onWish(readWish(form))
  const ask = (): void => {
    const cell = takeAsked(form)
    if (cell) tell.onAsk(cell)
  }
  const stop = prepareDates(form)
  delete form.dataset['plain']
  // Typing is heard by React: a render in the middle of its event would put the old text back.
  form.addEventListener('change', read, { signal })
  form.addEventListener(cellAsked, ask, { signal })
  // A child without an age stops the form: its picker asks for it.
  form.addEventListener(
    'invalid',
    (event) => {
      const field = event.target
      if (!(field instanceof HTMLInputElement) || childrenIn(field.value).every(isNumber)) return
      event.preventDefault()
      tell.onAsk('who')
    },
    { capture: true, signal },
  )
  read()
  ask()
  return () => {
    stop()
    until.abort()
  }
}

/**
 * Tells of a press beside an open picker once it is over: a picker that closed as it begins would move what
 * is pressed from under the finger. Returns whether a press is under way.
 */
function usePressBeside(open: Cell | undefined, onPress: () => void): RefObject<boolean> {
  const isPressing = useRef(false)
  const told = useEffectEvent(onPress)
  useEffect(() => {
    if (!open) return undefined
    const until = new AbortController()
    const options = { signal: until.signal, capture: true }
    const press = (isPressed: boolean) => (): void => {
      isPressing.current = isPressed
    }
    document.addEventListener('pointerdown', press(true), options)
    document.addEventListener('pointercancel', press(false), options)
    document.addEventListener('keydown', press(false), options)
    const onClick = ({ target }: MouseEvent): void => {
      isPressing.current = false
      if (target instanceof Node && !isOf(target, open)) told()
    }
    document.addEventListener('click', onClick, options)
    return () => until.abort()
  }, [open])
  return isPressing
}

/** What a ticket says, which of its pickers is open, and what its form has to listen to. */
export function useTicketPicker(form: RefObject<HTMLFormElement | null>) {
  const [wish, setWish] = useState<TicketWish>()
  const [open, setOpen] = useState<Cell>()
  const [pickers, setPickers] = useState<Pickers>()
  const opener = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    // Without them the fields are typed in.
    import('./ticket-pickers.tsx').then(setPickers, () => showFields(element))
    return listen(element, {
      onWish: setWish,
      onAsk: (cell) => {
        opener.current = null
        setOpen(cell)
      },
    })
  }, [form])

  const isPressing = usePressBeside(open, () => setOpen(undefined))

  /** Closes; the focus goes back to the field that opened it, or to the cell's button. */
  const close = (): void => {
    const field =
      opener.current ??
      form.current?.querySelector<HTMLElement>(`[data-picker="${open}"] :is(button, input)`)
    setOpen(undefined)
    if (!matchMedia('(pointer: coarse)').matches) field?.focus()
  }
  const write = (values: Readonly<Record<string, string>>): void => {
    if (form.current) writeFields(form.current, values)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
      return
    }
    const cell = cellOf(event.target)
    if (!cell || !opens(event)) return
    event.preventDefault()
    opener.current = event.target instanceof HTMLElement ? event.target : null
    setOpen(cell)
  }
  /** Reads the form again: what a script has written in it fires no event. */
  const refresh = useCallback(() => {
    if (form.current) setWish(readWish(form.current))
  }, [form])
  const onFocus = ({ target }: FocusEvent): void => {
    if (open && !isPressing.current && !isOf(target, open)) setOpen(undefined)
  }
  return {
    wish,
    open,
    pickers,
    write,
    close,
    refresh,
    handlers: { onKeyDown, onFocus, onInput: refresh },
  }
}
