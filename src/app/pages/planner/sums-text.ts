import { headsOf } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { perHead } from '#features/trips/domain/trip-totals.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { cad, formatMoney, type Money, sum, toMajor } from '#platform/shared/money.ts'
import { sumsLineText as text } from './messages.ts'

/** "for 2 adults · $620.00 per person"; no share for one person. */
function sumsText({ party, perPersonCad }: Pick<TripView, 'party' | 'perPersonCad'>): string {
  const whom = text.forParty(partyWords(party))
  return headsOf(party) > 1 ? `${whom} · ${text.each(formatMoney(cad(perPersonCad)))}` : whom
}

/** Total including veiled days. */
export const wishedTotal = ({ totalCad, veiled }: Pick<TripView, 'totalCad' | 'veiled'>): Money =>
  sum('CAD', [cad(totalCad), cad(veiled?.totalCad ?? 0)])

/** Share per person, and the amount in veiled days. */
export function wishedSums(trip: Pick<TripView, 'party' | 'totalCad' | 'perPersonCad' | 'veiled'>) {
  const { party, veiled } = trip
  if (!veiled?.totalCad) return sumsText(trip)
  const each = toMajor(perHead(wishedTotal(trip), headsOf(party)))
  return `${sumsText({ party, perPersonCad: each })} · ${text.waits(formatMoney(cad(veiled.totalCad)))}`
}
