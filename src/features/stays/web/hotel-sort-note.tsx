import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { SortNote } from '#design/list-tools/sort-note.tsx'
import { foundText } from '#platform/shared/count-text.ts'
import { nightsBetween } from '#platform/shared/local-date.ts'
import { useMedia } from '#platform/web/use-media.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import { type HotelSort, noneIsAffordable, type StayFit } from '../domain/sort-hotels.ts'
import styles from './hotel-panel.module.css'
import { hotelPanelText as text } from './messages.ts'

interface HotelSortNoteProps {
  readonly sort: HotelSort | 'best'
  /** "2 adults". */
  readonly people: string
  /** "$4,000"; empty without one. */
  readonly budget: string
  readonly offers: readonly StayOffer[]
  readonly fit: ((offer: StayOffer) => StayFit) | undefined
}

/** What the best hotels are near to: the trip's stops, or the centre while it has none. */
const nearWhat = (
  offers: readonly StayOffer[],
  fit: ((offer: StayOffer) => StayFit) | undefined,
): string =>
  offers.some((offer) => fit?.(offer).minutes !== undefined) ? text.yourStops : text.theCentre

/** Whether a room of its own kind stands before others: said only where some are not. */
const isBySuit = (
  offers: readonly StayOffer[],
  fit: ((offer: StayOffer) => StayFit) | undefined,
): boolean => offers.some((offer) => fit?.(offer).suits === false)

/** Whether the price alone decides, because none is within the budget. */
const isNoneWithin = ({ sort, budget, offers, fit }: Omit<HotelSortNoteProps, 'people'>): boolean =>
  sort === 'best' && budget !== '' && fit !== undefined && noneIsAffordable(offers, fit)

/** By what the hotels are ordered; where the price alone decides, the notes above the list say it. */
export function HotelSortNote({ people, ...asked }: HotelSortNoteProps) {
  const { sort, budget, offers, fit } = asked
  if (isNoneWithin(asked)) return null
  return (
    <SortNote>
      {sort === 'best'
        ? text.best(budget, nearWhat(offers, fit), isBySuit(offers, fit))
        : text[sort](people)}
    </SortNote>
  )
}

interface HotelNotesProps extends Pick<HotelSortNoteProps, 'sort' | 'budget'> {
  readonly offers: readonly StayOffer[]
  readonly fitOf: ((offer: StayOffer) => StayFit) | undefined
  /** That these nights are booked; empty where they are not. */
  readonly held: string | undefined
  /** Asks for other nights; undefined while they are asked for. */
  readonly onOther: (() => void) | undefined
}

/** That none of the hotels is within the budget, or that their nights are booked, with the way to others. */
export function HotelNotes({ held, onOther, sort, budget, offers, fitOf }: HotelNotesProps) {
  const isNone = isNoneWithin({ sort, budget, offers, fit: fitOf })
  return (
    <>
      {isNone ? <SortNote>{text.noneWithin(budget)}</SortNote> : null}
      {held ? (
        <p className={styles.held} data-sort-note="">
          {held}{' '}
          {onOther ? (
            <Button look="text" size="small" onClick={onOther}>
              {text.otherNights}
            </Button>
          ) : null}
        </p>
      ) : null}
    </>
  )
}

interface HotelWordsProps {
  readonly offers: readonly StayOffer[]
  /** Those without filters too. */
  readonly all: readonly StayOffer[]
  readonly place: string
  readonly people: string
  readonly stay: { readonly checkIn: string; readonly checkOut: string }
  /** By what they are ordered. */
  readonly children: ReactNode
}

/** What was found, for the head of a finder. */
export function HotelWords({ offers, all, place, people, stay, children }: HotelWordsProps) {
  // On a phone the trip says for whom, in the row of each.
  const isPhone = useMedia('(max-width: 47.4375em)')
  return (
    <>
      <h3>
        {foundText({ found: offers.length, all: all.length }, 'hotel')}
        <span className="visually-hidden">{text.inText(place)}</span>
      </h3>
      {isPhone ? '. ' : text.forWhom(people, nightsBetween(stay.checkIn, stay.checkOut))}
      {all.some((offer) => offer.sample) ? <span>{text.sample}</span> : null}
      {children}
    </>
  )
}
