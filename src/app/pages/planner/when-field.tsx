import { CalendarDays, ChevronDown } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { DateField } from '#design/date-field/date-field.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { loadTicketPickers, type LoadFares } from '#features/content/web/index.ts'
import { daysInclusive, formatDateRange } from '#platform/shared/local-date.ts'
import { datesText as text } from './step-messages.ts'
import type { TripDraft } from './trip-draft.ts'
import styles from './when-field.module.css'

type Pickers = Awaited<ReturnType<typeof loadTicketPickers>>

interface WhenFieldProps {
  readonly value: TripDraft
  /** Of dates of which some wait. */
  readonly words?: string | undefined
  /** Whether saving was tried: only then is an empty date wrong. */
  readonly tried: boolean
  readonly onChange: (part: Partial<TripDraft>) => void
}

const fares: LoadFares = async (wish, month) =>
  (await import('../ticket-fares.ts')).ticketFares(wish, month)

/** Number of days from the first date to the last; 0 while they are not whole. */
export const daysOf = ({ startDate, endDate }: Pick<TripDraft, 'startDate' | 'endDate'>): number =>
  startDate && endDate >= startDate ? daysInclusive(startDate, endDate) : 0

/** Both dates as fields to type in; a start past the end takes the end along. */
function Typed({ value: { startDate, endDate }, tried, onChange }: WhenFieldProps) {
  const backwards = Boolean(startDate && endDate && endDate < startDate)
  return (
    <>
      <DateField
        label={text.start}
        required
        value={startDate}
        error={tried && !startDate ? text.startMissing : undefined}
        onChange={({ target: { value: next } }) =>
          onChange({ startDate: next, ...(endDate && endDate < next ? { endDate: next } : {}) })
        }
      />
      <DateField
        label={text.end}
        required
        min={startDate || undefined}
        value={endDate}
        error={backwards ? text.endsTooEarly : undefined}
        onChange={(event) => onChange({ endDate: event.target.value })}
      />
    </>
  )
}

/** Closes what is open by a press beside it or by Escape. */
function useClosing(box: RefObject<HTMLElement | null>, close: (() => void) | undefined): void {
  const act = useEffectEvent((target: EventTarget | null) => {
    if (target === null) close?.()
    else if (target instanceof Node && !box.current?.contains(target)) close?.()
  })
  const isOpen = close !== undefined
  useEffect(() => {
    if (!isOpen) return undefined
    const until = new AbortController()
    const options = { signal: until.signal, capture: true }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      act(null)
    }
    document.addEventListener('click', ({ target }) => act(target), options)
    document.addEventListener('keydown', onKey, options)
    return () => until.abort()
  }, [isOpen])
}

/**
 * The dates of a trip as one button that opens the ticket's calendar. The fields to type in show themselves
 * to those who reach them by keys, while the dates are not whole, and where the calendar does not load.
 */
export function WhenField(props: WhenFieldProps) {
  const { value, tried, onChange } = props
  const { startDate, endDate, origin, destination } = value
  const [pickers, setPickers] = useState<Pickers | 'none'>()
  const [isOpen, setOpen] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const box = useRef<HTMLFieldSetElement>(null)
  const face = useRef<HTMLButtonElement>(null)
  const days = daysOf(value)
  const close = (): void => {
    setOpen(false)
    if (!matchMedia('(pointer: coarse)').matches) face.current?.focus()
  }
  const open = async (): Promise<void> => {
    const loaded = await loadTicketPickers().catch(() => 'none' as const)
    setPickers(loaded)
    setOpen(loaded !== 'none')
  }
  useClosing(box, isOpen ? close : undefined)
  const isPart = days === 0 && (startDate !== '' || endDate !== '' || tried)
  const shown = isOpen && pickers !== 'none' ? pickers : undefined
  const from = { from: origin?.iata ?? '', to: origin ? destination : '' }
  return (
    <fieldset ref={box} className={styles.when}>
      <legend>{text.when}</legend>
      <button
        ref={face}
        type="button"
        className={styles.face}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : void open())}
      >
        <Icon of={CalendarDays} size="field" tone="aid" />
        <span aria-live="polite">
          {days > 0
            ? props.words || text.inWords(formatDateRange(startDate, endDate), days)
            : text.choose}
        </span>
        <Icon of={ChevronDown} />
      </button>
      {shown ? (
        <shown.PickerPanel cell="when" title={text.when} className={styles.panel} onClose={close}>
          <shown.WhenPicker
            wish={{ ...from, start: startDate, end: endDate }}
            fares={fares}
            onWrite={({ start = '', end = '' }) => onChange({ startDate: start, endDate: end })}
            onDone={close}
          />
        </shown.PickerPanel>
      ) : null}
      <div
        className={styles.typed}
        data-shown={isTyping || isPart || pickers === 'none' || undefined}
        onFocus={() => setTyping(true)}
      >
        <Typed {...props} />
      </div>
    </fieldset>
  )
}
