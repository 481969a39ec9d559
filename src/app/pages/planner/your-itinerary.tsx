import { Compass, ListOrdered, Map as MapIcon, Plus, X } from 'lucide-react'
import { memo, type ReactNode, useCallback, useState } from 'react'
import { BottomSheet } from '#design/bottom-sheet/bottom-sheet.tsx'
import type { SheetStop } from '#design/bottom-sheet/sheet-stops.ts'
import { Button } from '#design/button/button.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { formatBrief, formatMoney, money } from '#platform/shared/money.ts'
import { BudgetPanel } from './budget-panel.tsx'
import { DayMap } from './day-map.tsx'
import { ForThisTrip } from './for-this-trip.tsx'
import { ItineraryList } from './itinerary-list.tsx'
import { BoardMore } from '#features/board/web/index.ts'
import { TripPdf } from '#features/billing/web/index.ts'
import { MapSlot } from '#features/maps/web/index.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { perHead } from '#features/trips/domain/trip-totals.ts'
import { allItems, type TripView, unsentVersion } from '#features/trips/web/index.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { MapDays, useFinderDays } from './map-days.tsx'
import { unappliedText } from './messages.ts'
import { moneyLeft } from './money-left.ts'
import { closing, settleUnapplied, unappliedForm, useUnapplied } from './unapplied.ts'
import { wishedSums, wishedTotal } from './sums-text.ts'
import { useDraftMoney } from './with-this.ts'
import { dayInSight } from './day-in-sight.ts'
import styles from './your-itinerary.module.css'
import { listText as text } from './itinerary-messages.ts'

interface YourItineraryProps {
  readonly trip: TripView
  /** Day being planned. */
  readonly day: string | null
  /** Changes when a day is asked for on the map. */
  readonly asked: number
  /** Replaces the map beside the finder. */
  readonly instead?: ReactNode
  /** Opens what adds to the day in sight. */
  readonly onAdd: () => void
  /** A finder stands over the days. */
  readonly isFinding: boolean
  /** Leaves it for them. */
  readonly onShow: () => void
  readonly onGuide: () => void
  /** Begins to select stops. */
  readonly onSelect: () => void
}

/** Tells the styles how tall an element is, for as long as it is there. */
const useMeasured = () =>
  useCallback((side: HTMLElement | null) => {
    if (!side) return undefined
    const sizes = new ResizeObserver(() =>
      side.style.setProperty('--side-height', `${side.offsetHeight}px`),
    )
    sizes.observe(side)
    return () => sizes.disconnect()
  }, [])

type SidePanelProps = Pick<YourItineraryProps, 'trip' | 'day' | 'asked' | 'instead'>

function SidePanel({ trip, day, asked, instead }: SidePanelProps) {
  const measured = useMeasured()
  const [shown, onShow] = useFinderDays()
  return (
    <div ref={measured} className={styles.side}>
      {instead ?? (
        <div>
          <div className={styles.ofFinder}>
            <MapDays days={trip.days} shown={shown} onShow={onShow} />
          </div>
          <MapSlot className={styles.slot} />
          <DayMap trip={trip} day={day} asked={asked} />
        </div>
      )}
      <aside className={styles.panel} aria-label={text.label}>
        <div className={styles.head}>
          <h2 className={styles.title}>{text.label}</h2>
          <p className="mute small">
            {text.items(allItems(trip).filter(({ status }) => status !== 'cancelled').length)}
          </p>
        </div>
        <ItineraryList trip={trip} />
        <BudgetPanel trip={trip} />
        <Pdf trip={trip} />
      </aside>
    </div>
  )
}

/** Hidden for trips that aren't on the server yet. */
const Pdf = ({ trip: { id, title, version } }: { readonly trip: TripView }) =>
  version === unsentVersion ? null : (
    <>
      <TripPdf tripId={id} title={title} />
      <ForThisTrip tripId={id} />
    </>
  )

/** What the trip costs, with a draft of the guide included, and what is left of the budget or each one's share. */
export function Figures({ trip }: { readonly trip: TripView }) {
  const draft = useDraftMoney()
  const cents = draft?.adds(trip).reduce((sum, one) => sum + one.cents, 0) ?? 0
  const total = money('CAD', wishedTotal(trip).amountMinor + cents)
  const heads = headsOf(trip.party)
  const found = moneyLeft(trip, cents)
  const beside = found
    ? { label: text.leftOf(formatBrief(found.budget), found.over), amount: found.left }
    : heads > 1 && { label: text.each, amount: perHead(total, heads) }
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{draft ? text.withDraft : text.total}</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
      {beside ? (
        <div data-over={found?.over || undefined}>
          <dt>{beside.label}</dt>
          <dd>{formatMoney(beside.amount)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

/** In place of "Done" while the dates, the party or the origin wait to be applied. */
const ApplyButtons = ({
  busy,
  onClose,
}: {
  readonly busy: boolean
  readonly onClose: () => void
}) => (
  <>
    <Button
      look="quiet"
      size="small"
      onClick={() => {
        settleUnapplied()
        onClose()
      }}
    >
      {unappliedText.cancel}
    </Button>
    <Button
      type="submit"
      form={unappliedForm}
      value={closing}
      size="small"
      busy={busy}
      busyLabel={unappliedText.apply}
    >
      {unappliedText.apply}
    </Button>
  </>
)

/** Phone layout: a sheet with the total visible; the rest opens on tap. */
function Sheet(props: YourItineraryProps) {
  const { trip, day, onAdd, isFinding, onGuide, onSelect, onShow } = props
  const [stop, setOwnStop] = useState<SheetStop>('peek')
  /** The day in sight when it was opened: the map is of that one. */
  const [seen, setSeen] = useState<string>()
  /** The sheet is the map alone. */
  const [isMap, setIsMap] = useState(false)
  const hasRoom = useMedia('(min-width: 47.5em)')
  const setStop = (next: SheetStop): void => {
    if (stop === 'peek') setSeen(dayInSight())
    if (next === 'peek') setIsMap(false)
    setOwnStop(next)
  }
  const openMap = (): void => {
    setIsMap(true)
    setStop('full')
  }
  const unapplied = useUnapplied()
  return (
    <BottomSheet
      label={text.label}
      className={isMap ? styles.mapAlone : undefined}
      stop={stop}
      onStopChange={setStop}
      peek={
        <div className={styles.peekHead}>
          <h2>{text.label}</h2>
          <div className={styles.cost}>
            <Figures trip={trip} />
            {/* On a phone the sums themselves open what they are made of. */}
            {hasRoom || stop !== 'peek' ? null : (
              <button
                type="button"
                className={styles.openCost}
                aria-label={text.open}
                onClick={() => setStop('full')}
              />
            )}
          </div>
          {stop === 'peek' ? (
            <div className={styles.presses}>
              {unapplied && isFinding ? (
                <ApplyButtons busy={unapplied.busy} onClose={onShow} />
              ) : (
                <>
                  {hasRoom ? (
                    <>
                      <Button look="line" size="small" icon={Compass} onClick={onGuide}>
                        {text.guide}
                      </Button>
                      <Button
                        look="line"
                        size="small"
                        icon={ListOrdered}
                        aria-label={text.open}
                        onClick={() => setStop('full')}
                      >
                        {text.list}
                      </Button>
                      <Button
                        look="line"
                        size="small"
                        icon={MapIcon}
                        aria-label={text.map}
                        onClick={openMap}
                      >
                        {text.mapBrief}
                      </Button>
                    </>
                  ) : isFinding ? null : (
                    <IconButton icon={MapIcon} look="line" label={text.map} onClick={openMap} />
                  )}
                  <BoardMore {...{ trip, onGuide, onSelect, onShow }} />
                  <Button
                    size="small"
                    {...(isFinding ? { onClick: onShow } : { icon: Plus, onClick: onAdd })}
                  >
                    {isFinding ? text.done : text.add}
                  </Button>
                </>
              )}
            </div>
          ) : (
            <IconButton
              icon={X}
              label={text.close}
              onClick={({ currentTarget }) => {
                // The handle stays, and has the focus.
                currentTarget.closest('section')?.querySelector('button')?.focus()
                setStop('peek')
              }}
            />
          )}
        </div>
      }
    >
      {isMap ? null : (
        <>
          <p className="mute small">{wishedSums(trip)}</p>
          <ItineraryList trip={trip} />
          <BudgetPanel trip={trip} />
          <Pdf trip={trip} />
        </>
      )}
      <div className={styles.inSheet}>
        <DayMap key={seen} trip={trip} day={seen ?? day} isAlone={isMap && hasRoom} />
      </div>
    </BottomSheet>
  )
}

/** Side panel of the trip: map, items by day, cost and budget. */
export const YourItinerary = memo(function YourItinerary(props: YourItineraryProps) {
  const wide = useMedia('(min-width: 67.5em)')
  const { trip, day, asked, instead } = props
  return wide ? <SidePanel {...{ trip, day, asked, instead }} /> : <Sheet {...props} />
})
