/** A traveller's filters for the found hotels; empty ones are not applied. */
export interface HotelWish {
  /** Part of the name or the district. */
  readonly text: string
  /** CAD a night at most, as text; taxes included. */
  readonly price: string
  /** Rating at least, as text. */
  readonly rating: string
  /** All of these. */
  readonly amenities: ReadonlySet<string>
}

export const noHotelWish: HotelWish = { text: '', price: '', rating: '', amenities: new Set() }

interface Offered {
  readonly hotel: {
    readonly name: string
    readonly location: string
    readonly rating: number | null
    readonly amenities: readonly string[]
  }
  readonly pricing: { readonly pricePerNight: number }
}

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** The offers that answer a wish. A hotel without a rating answers no wish for one. */
export function narrowHotels<T extends Offered>(offers: readonly T[], wish: HotelWish): T[] {
  const text = plain(wish.text)
  const [most, least] = [Number(wish.price || Infinity), Number(wish.rating || 0)]
  return offers.filter(
    ({ hotel, pricing }) =>
      pricing.pricePerNight <= most &&
      (least === 0 || (hotel.rating ?? 0) >= least) &&
      [...wish.amenities].every((amenity) => hotel.amenities.includes(amenity)) &&
      plain(`${hotel.name} ${hotel.location}`).includes(text),
  )
}

/** One filter of a wish, and the wish without it. */
export interface SetFilter {
  readonly name: 'text' | 'price' | 'rating' | 'amenity'
  readonly value: string
  readonly without: HotelWish
}

/** The filters that are set. */
export function filtersIn(wish: HotelWish): readonly SetFilter[] {
  const fields = (['text', 'price', 'rating'] as const).flatMap((name) =>
    wish[name] ? [{ name, value: wish[name], without: { ...wish, [name]: '' } }] : [],
  )
  const amenities = [...wish.amenities].map((value) => {
    const others = new Set([...wish.amenities].filter((one) => one !== value))
    return { name: 'amenity' as const, value, without: { ...wish, amenities: others } }
  })
  return [...fields, ...amenities]
}

/** The filter without which most offers answer, where none answers all of them; undefined where none alone is in the way. */
export function filterInTheWay(
  offers: readonly Offered[],
  wish: HotelWish,
): (SetFilter & { readonly count: number }) | undefined {
  const [most] = filtersIn(wish)
    .map((one) => ({ ...one, count: narrowHotels(offers, one.without).length }))
    .toSorted((a, b) => b.count - a.count)
  return most && most.count > 0 ? most : undefined
}

const prices = [50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000]

/** Prices a night that part these offers: some cost less, some cost more. */
export function priceSteps(offers: readonly Offered[]): readonly number[] {
  const nightly = offers.map(({ pricing }) => pricing.pricePerNight)
  return prices.filter(
    (price) => nightly.some((rate) => rate <= price) && nightly.some((rate) => rate > price),
  )
}

const mostAmenities = 8

/** The amenities that part these offers, the commonest first. */
export function amenityChoices(offers: readonly Offered[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const amenity of offers.flatMap(({ hotel }) => hotel.amenities))
    counts.set(amenity, (counts.get(amenity) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count < offers.length)
    .toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b, 'en'))
    .slice(0, mostAmenities)
    .map(([amenity]) => amenity)
}
