import { headsOf } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { sumsLineText as text } from './messages.ts'

/** "for 2 adults · $620.00 per person"; for one alone there is nothing to share. */
export function sumsText({
  party,
  perPersonCad,
}: Pick<TripView, 'party' | 'perPersonCad'>): string {
  const whom = text.forParty(partyWords(party))
  return headsOf(party) > 1 ? `${whom} · ${text.each(formatMoney(cad(perPersonCad)))}` : whom
}
