import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { ChoiceChips } from '#design/chips/chips.tsx'
import { isTied } from '#features/board/domain/planned-item.ts'
import { type DatesPreview, previewDates } from '#features/board/domain/preview-dates.ts'
import { allItems, type ItemView, type TripView } from '#features/trips/web/index.ts'
import { isTaken } from '#features/trips/domain/item-state.ts'
import { isReplaceable } from '#features/trips/domain/slot.ts'
import { ChangeBox, ChangeButtons } from './change-box.tsx'
import { DatesPrices } from './dates-prices.tsx'
import styles from './planner.module.css'
import { datesPreviewText as text } from './step-messages.ts'
import { datesText } from './wish-end.ts'

/** How items follow a change of the trip's dates. */
export interface DatesChoice {
  readonly along: boolean
  /** What is booked keeps its dates. */
  readonly keepTied: boolean
}

export const usualChoice: DatesChoice = { along: true, keepTied: true }

export interface WantedDates {
  readonly startDate: string
  readonly endDate: string
}

/** What is booked keeps its dates: the supplier holds it for them alone. */
export const keepingDates = (trip: TripView): readonly string[] =>
  allItems(trip)
    .filter((item) => isTied(item) && isTaken(item) && !isReplaceable(item))
    .map(({ id }) => id)

const keptIds = (trip: TripView, { keepTied }: DatesChoice): readonly string[] =>
  keepTied ? keepingDates(trip) : []

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
  // What is for its nights or its flight's day alone is of no use as an idea of another.
  const [outside, ideas] = [parked.filter(isTied), parked.filter((item) => !isTied(item))]
  return [
    moved.length > 0 ? text.moved(moved.length) : '',
    kept.length > 0 ? text.kept(kept.length) : '',
    ideas.length > 0 ? text.parked(ideas.length, namesOf(ideas)) : '',
    outside.length > 0 ? text.outside(outside.length, namesOf(outside)) : '',
    back.length > 0 ? text.back(back.length, namesOf(back)) : '',
  ].filter(Boolean)
}

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
      {moves && choice.along && !fixed && keepingDates(trip).length > 0 ? (
        <Checkbox
          label={text.keepTied}
          hint={text.keepTiedHint}
          checked={choice.keepTied}
          onChange={({ target }) => onChoice({ ...choice, keepTied: target.checked })}
        />
      ) : null}
      <div role="status" className={styles.effect}>
        {linesOf(preview).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="mute small">{text.nothingDeleted}</p>
      </div>
      {moves && choice.along ? (
        <DatesPrices
          trip={trip}
          wanted={wanted}
          except={[...except]}
          items={preview.moved.map(({ item }) => item)}
          isWhole={!fixed}
        />
      ) : null}
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
