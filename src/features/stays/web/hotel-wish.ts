import { useMemo } from 'react'
import { useAddressValues } from '#platform/web/use-address.ts'
import type { HotelWish } from '../domain/narrow-hotels.ts'
import { hotelSorts } from '../domain/sort-hotels.ts'

const usualGuests = 2
const mostGuests = 20

const numberIn = (text: string): string => (/^\d+(?:\.\d+)?$/.test(text) ? text : '')

function guestsIn(text: string): number {
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 && count <= mostGuests ? count : usualGuests
}

/** What narrows the hotels, their order, and for how many: it stands in the address. */
export function useHotelWish() {
  const [values, set] = useAddressValues(['find', 'price', 'rating', 'amenities', 'sort', 'guests'])
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
  return {
    wish,
    setWish: (next: HotelWish) =>
      set({
        find: next.text,
        price: next.price,
        rating: next.rating,
        amenities: [...next.amenities].join(','),
      }),
    sort: hotelSorts.find(({ value }) => value === values.sort)?.value ?? 'price',
    setSort: (sort: string) => set({ sort: sort === 'price' ? '' : sort }),
    guests: guestsIn(values.guests),
    setGuests: (guests: number) => set({ guests: guests === usualGuests ? '' : String(guests) }),
  }
}
