import { useTripOfSearch } from '#features/trips/web/index.ts'
import { checkoutPageText as text } from './messages.ts'

/** "explorer.4.5" in the address that the checkout leads back to: which days it opens. */
const daysIn = (opened: string | null): readonly number[] =>
  (opened ?? '').split('.').slice(1).map(Number).filter(Boolean)

/** Which trip a tier is bought for, and which of its days it opens; nothing where it is bought for none. */
export function OpenedDaysLine({ backUrl }: { readonly backUrl: string }) {
  const params = new URL(backUrl, location.href).searchParams
  const { data: trip } = useTripOfSearch(params.get('trip') ?? '')
  const days = daysIn(params.get('opened'))
  if (!trip || days.length === 0) return null
  return <p>{text.opens(days, trip.title)}</p>
}
