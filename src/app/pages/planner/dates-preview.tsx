import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { ChoiceChips } from '#design/chips/chips.tsx'
import { isTied } from '#features/board/domain/planned-item.ts'
import { type DatesPreview, previewDates } from '#features/board/domain/preview-dates.ts'
import { allItems, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { ChangeBox, ChangeButtons } from './change-box.tsx'
import styles from './planner.module.css'
import { datesPreviewText as text } from './step-messages.ts'
import { datesText } from './wish-end.ts'

/** How items follow a change of the trip's dates. */
export interface DatesChoice {
  readonly along: boolean
  /** Stays and flights keep their dates. */
  readonly keepTied: boolean
}

export const usualChoice: DatesChoice = { along: true, keepTied: true }

export interface WantedDates {
  readonly startDate: string
  readonly endDate: string
}

/** A flight that was found is sold for its dates alone: on other dates there may be none. */
const isOfItsDates = ({ type, offer }: ItemView): boolean => type === 'flight' && offer !== null

const keptIds = (trip: TripView, { keepTied }: DatesChoice): readonly string[] =>
  allItems(trip)
    .filter((item) => isOfItsDates(item) || (keepTied && isTied(item)))
    .map(({ id }) => id)

/** The items that keep their dates when the others move along; undefined when none moves. */
export const movingAlong = (trip: TripView, wanted: WantedDates, choice: DatesChoice) =>
  choice.along && wanted.startDate !== trip.startDate
    ? { except: keptIds(trip, choice) }
    : undefined

/** "Louvre, Orsay and 3 more" */
function namesOf(items: readonly ItemView[]): string {
  const names = items.slice(0, 4).map(({ name }) => name)
  const more = items.length - names.length
  return more > 0 ? text.more(names.join(', '), more) : names.join(', ')
}

function linesOf({ moved, kept, parked, back }: DatesPreview<ItemView>): readonly string[] {
  return [
    moved.length > 0 ? text.moved(moved.length) : '',
    kept.length > 0 ? text.kept(kept.length) : '',
    parked.length > 0 ? text.parked(parked.length, namesOf(parked)) : '',
    back.length > 0 ? text.back(back.length, namesOf(back)) : '',
  ].filter(Boolean)
}

/** Whether the choice is about it. */
const isChosen = (item: ItemView): boolean => isTied(item) && !isOfItsDates(item)

const hasBooking = (items: readonly ItemView[]): boolean =>
  items.some((item) => isTied(item) && item.status === 'booked')

interface DatesEffectProps {
  readonly trip: TripView
  readonly wanted: WantedDates
  readonly choice: DatesChoice
  readonly onChoice: (choice: DatesChoice) => void
  /** These keep their dates whatever is chosen, and all others follow the choice. */
  readonly fixed?: readonly string[]
}

/** What new dates do to the items, and the choice how they follow. Changing dates never deletes an item. */
export function DatesEffect({ trip, wanted, choice, onChoice, fixed }: DatesEffectProps) {
  const { startDate, endDate } = wanted
  const items = allItems(trip).filter(({ day }) => day !== null)
  if (items.length === 0) return <p role="status">{text.empty}</p>
  const except = new Set(fixed ?? keptIds(trip, choice))
  const preview = previewDates(trip, { startDate, endDate, along: choice.along, except }, items)
  const moves = startDate !== trip.startDate
  const hasFlight = items.some((item) => isOfItsDates(item) && item.status === 'planned')
  return (
    <>
      {moves ? (
        <div>
          <p className={styles.about} aria-hidden="true">
            {text.planned}
          </p>
          <ChoiceChips
            label={text.planned}
            items={[
              { id: 'along', label: text.along },
              { id: 'stay', label: text.stay },
            ]}
            value={choice.along ? 'along' : 'stay'}
            onValueChange={(id) => onChoice({ ...choice, along: id === 'along' })}
          />
        </div>
      ) : null}
      {moves && choice.along && !fixed && items.some(isChosen) ? (
        <Checkbox
          label={hasFlight ? text.keepStays : text.keepTied}
          {...(hasBooking(items) ? { hint: text.keepTiedHint } : {})}
          checked={choice.keepTied}
          onChange={({ target }) => onChoice({ ...choice, keepTied: target.checked })}
        />
      ) : null}
      <div role="status" className={styles.effect}>
        {linesOf(preview).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {moves && hasFlight ? <p>{text.newFlights}</p> : null}
        <p className="mute small">{text.nothingDeleted}</p>
      </div>
    </>
  )
}

interface DatesChangeProps extends DatesEffectProps {
  readonly busy: boolean
  readonly onApply: () => void
  readonly onKeep: () => void
}

/** What other dates do, in place and before they are saved. */
export const DatesChange = ({ busy, onApply, onKeep, ...effect }: DatesChangeProps) => (
  <ChangeBox title={text.change(datesText(effect.trip, effect.wanted))}>
    <DatesEffect {...effect} />
    <ChangeButtons
      keep={text.keep(datesText(effect.trip))}
      busy={busy}
      onApply={onApply}
      onKeep={onKeep}
    />
  </ChangeBox>
)
