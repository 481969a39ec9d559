import { wordTable } from '#platform/shared/word-table.ts'

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const roomWords = wordTable({
  'entire-home': 'entire place',
  'private-room': 'private room',
})

/** "Entire place": the choices of a room type, in the order shown. */
export const roomTypes = [
  { value: 'entire-home', label: 'Entire place' },
  { value: 'private-room', label: 'Private room' },
] as const

interface Sized {
  readonly propertyType: string
  readonly roomType: string
  readonly bedrooms: number | null
  readonly bathrooms: number | null
  readonly maxGuests: number
}

const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "Loft, entire place" */
export const kindText = ({ propertyType, roomType }: Sized): string =>
  [titled(propertyType), roomWords.get(roomType) ?? roomType].join(', ')

/** "2 bedrooms, 1.5 bathrooms, up to 4 guests"; a studio has no bedroom of its own, and unknown parts are left out. */
export const sizeText = ({ bedrooms, bathrooms, maxGuests }: Sized): string =>
  [
    ...(bedrooms === null ? [] : [bedrooms === 0 ? 'Studio' : counted(bedrooms, 'bedroom')]),
    ...(bathrooms === null ? [] : [counted(bathrooms, 'bathroom')]),
    `${bedrooms === null && bathrooms === null ? 'Up' : 'up'} to ${counted(maxGuests, 'guest')}`,
  ].join(', ')

export const nightsText = (nights: number): string => counted(nights, 'night')
