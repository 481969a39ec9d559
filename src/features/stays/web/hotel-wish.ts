import { useMemo } from 'react'
import { useAddressValues } from '#platform/web/use-address.ts'
import type { HotelWish } from '../domain/narrow-hotels.ts'
import { type bestSort, hotelSorts } from '../domain/sort-hotels.ts'
import { type StayDates, useStayDates } from './stay-dates.ts'

const usualGuests = 2
const mostGuests = 20

const numberIn = (text: string): string => (/^\d+(?:\.\d+)?$/.test(text) ? text : '')

function guestsIn(text: string, usual: number): number {
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 && count <= mostGuests ? count : usual
}

const names = [
  'find',
  'price',
  'rating',
  'amenities',
  'sort',
  'guests',
  'checkIn',
  'checkOut',
] as const

type Sort = (typeof hotelSorts)[number] | typeof bestSort

/** The hotels' filters, order, nights and guests, kept in the address. */
export function useHotelWish(
  usual: StayDates,
  heads = usualGuests,
  sorts: readonly Sort[] = hotelSorts,
) {
  const [values, set] = useAddressValues(names)
  const { find, price, rating, amenities } = values
  const wish = useMemo<HotelWish>(
    () => ({
      text: find,
      price: numberIn(price),
      rating: numberIn(rating),
      amenities: new Set(amenities.split(',').filter(Boolean)),
    }),
    [find, price, rating, amenities],
  )
  const [stay, setStay] = useStayDates({ usual, kept: values, onKeep: set })
  return {
    wish,
    setWish: (next: HotelWish) =>
      set({
        find: next.text,
        price: next.price,
        rating: next.rating,
        amenities: [...next.amenities].join(','),
      }),
    sort: (sorts.find(({ value }) => value === values.sort) ?? sorts[0])?.value ?? 'price',
    setSort: (sort: string) => set({ sort: sort === sorts[0]?.value ? '' : sort }),
    guests: guestsIn(values.guests, heads),
    setGuests: (guests: number) => set({ guests: guests === heads ? '' : String(guests) }),
    stay,
    setStay,
  }
}
