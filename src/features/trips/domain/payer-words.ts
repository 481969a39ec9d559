/** Who paid for something by bookings: names, or null for somebody who is in the trip no more. */
export type Payers = readonly (string | null)[]

const gone = 'somebody who is no longer in this trip'

/** "Zoë Roy", "Zoë Roy and Ann Lee", "somebody who is no longer in this trip". */
export function payerWords(payers: Payers): string {
  const names = [...new Set(payers.map((name) => name ?? gone))]
  const last = names.pop() ?? gone
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last
}

/** How something paid leaves the trip, for those who share it or have it alone. */
export function paidNote(payers: Payers, people: number): string {
  if (payers.length > 0 && payers.every((name) => name === null))
    return `Booked and paid by ${gone}. What was paid stays in the sums.`
  const stays = 'It stays in the trip until the booking is cancelled in'
  if (people === 1 && payers.length < 2) return `Booked and paid. ${stays} your profile.`
  return `Booked and paid by ${payerWords(payers)}. ${stays} the profile of the person who made it.`
}
