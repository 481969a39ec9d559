import type { Letterhead } from '#platform/server/mail/letter-template.ts'
import { money } from '#platform/shared/money.ts'
import { confirmedMail, type Told } from './booking-letters.ts'

/** An invented booking, without real names or hotels. */
const sample: Told = {
  stay: {
    kind: 'stay',
    hotelId: 'sample',
    name: 'Sample Hotel',
    city: 'Paris',
    district: 'Le Marais',
    photoUrl: '',
    checkIn: '2027-04-12',
    checkOut: '2027-04-15',
    nights: 3,
    adults: 2,
    children: 0,
    rooms: 1,
    timeZone: 'Europe/Paris',
    sample: true,
  },
  guest: {
    firstName: 'Sample',
    lastName: 'Traveller',
    email: 'traveller@example.com',
    phone: '+1 416 555 0100',
  },
  total: money('EUR', 48_900),
  totalCad: money('CAD', 73_350),
  reference: 'WL-SAMPLE',
  freeUntil: new Date('2027-04-11T13:00:00Z'),
}

/** The confirmation of a sample booking, by the template of the real one. */
export const previewLetter = (head: Letterhead) => ({
  bytes: new TextEncoder().encode(confirmedMail(sample, head).html),
  fileName: 'booking-confirmation.html',
  inline: true,
})
