import type { MouseEvent } from 'react'
import { allItems, type Finding, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { isBar } from '#features/trips/domain/day-parts.ts'
import type { Opened } from './board-dialogs.tsx'
import { fixKey } from './finding-list.tsx'
import type { Mend } from './fix-edits.ts'
import type { ColumnId } from './place-items.ts'

const dayOf = (value: string | undefined): ColumnId => (value ? value : null)

/** Click target on the board (delegated). */
function pressedOf({ target }: MouseEvent): Opened | undefined {
  if (!(target instanceof Element)) return undefined
  const at = target.closest<HTMLElement>(
    '[data-face], [data-add], [data-map], [data-best], [data-open]',
  )
  if (!at) return undefined
  const { add, map, best, open } = at.dataset
  if (open !== undefined) return { kind: 'item', id: open }
  if (best !== undefined) return { kind: 'best', day: best }
  if (add !== undefined) return { kind: 'new', day: dayOf(add) }
  if (map !== undefined) return { kind: 'map', day: dayOf(map) }
  const id = at.closest<HTMLElement>('[data-stop]')?.dataset['stop']
  return id === undefined ? undefined : { kind: 'item', id }
}

/** Accept or reject a change of the draft. */
function changeOf({ target }: MouseEvent) {
  if (!(target instanceof Element)) return undefined
  const { change, verdict } = target.closest<HTMLElement>('[data-change]')?.dataset ?? {}
  if (change === undefined) return undefined
  return { index: Number(change), verdict: verdict === 'accepted' ? verdict : 'rejected' } as const
}

/** Item id of the clicked flight stub; empty for the "find flights" stub. */
const flightOf = ({ target }: MouseEvent): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-flight]')?.dataset['flight']
    : undefined

const isOwnBooking = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('[data-own]') !== null

/** Day whose suggestion was accepted. */
const dayToFill = ({ target }: MouseEvent): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-fill]')?.dataset['fill']
    : undefined

/** The clicked fix. */
function mendOf(
  { target }: MouseEvent,
  findings: ReadonlyMap<string, readonly Finding[]>,
): Mend | undefined {
  if (!(target instanceof Element)) return undefined
  const key = target.closest<HTMLElement>('[data-mend]')?.dataset['mend']
  const day = target.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? ''
  return findings
    .get(day)
    ?.flatMap((one) => one.fixes.filter((_, at) => fixKey(one, at) === key))
    .at(0)
}

interface ClickParts {
  readonly trip: TripView
  readonly findings: ReadonlyMap<string, readonly Finding[]>
  readonly selection: ReadonlySet<string> | undefined
  readonly onSelection: (selection: ReadonlySet<string>) => void
  readonly onAdd: (day: string) => void
  readonly onFindFlights: () => void
  readonly onOwnBooking: (day: string) => void
  readonly onFill: (day: string) => void
  /** Shows a day on the side map; undefined without one. */
  readonly onMap: ((day: string) => void) | undefined
  readonly mend: (mend: Mend) => void
  readonly onDecide: ((index: number, verdict: 'accepted' | 'rejected') => void) | undefined
  readonly setOpened: (opened: Opened | undefined) => void
  /** Shows the booking of a stay that was booked here. */
  readonly onBooking: (item: ItemView) => void
}

/** Delegated click handler of the board. */
export function answerClick(event: MouseEvent, parts: ClickParts): void {
  const { trip, findings, selection, mend, setOpened } = parts
  const meant = mendOf(event, findings)
  if (meant) return mend(meant)
  const change = changeOf(event)
  if (change) return parts.onDecide?.(change.index, change.verdict)
  const flight = flightOf(event)
  if (flight !== undefined) {
    const item = allItems(trip).find(({ id }) => id === flight)
    return item?.status === 'booked'
      ? setOpened({ kind: 'item', id: flight })
      : parts.onFindFlights()
  }
  const filled = dayToFill(event)
  if (filled) return parts.onFill(filled)
  if (isOwnBooking(event)) return parts.onOwnBooking(trip.startDate)
  const pressed = pressedOf(event)
  if (pressed?.kind === 'new' && pressed.day !== null) return parts.onAdd(pressed.day)
  if (pressed?.kind === 'map' && pressed.day !== null && parts.onMap)
    return parts.onMap(pressed.day)
  const isPicking = selection || event.ctrlKey || event.metaKey || event.shiftKey
  const item = pressed?.kind === 'item' && allItems(trip).find(({ id }) => id === pressed.id)
  if (item && item.booking && !isPicking) return parts.onBooking(item)
  if (item && isBar(item) && !isPicking) return setOpened({ kind: 'stay', id: item.id })
  if (pressed?.kind !== 'item' || !isPicking) return pressed && setOpened(pressed)
  const next = new Set(selection)
  if (!next.delete(pressed.id)) next.add(pressed.id)
  parts.onSelection(next)
}
