import type { StoredEdit } from '../reading/memory.ts'
import { cheaperTables } from './answer-diet.ts'
import type { Asking, Said } from './answer.ts'
import { cheaperFlights } from './edit-flight.ts'
import { cheaperBeds } from './other-bed.ts'
import type { Standing } from './plan-port.ts'
import { datesNamed, datesOf, proposed } from './propose-edit.ts'
import { dollars, listed } from './words.ts'

const dearestTold = 2

/** What a change saves, in dollars. */
function savedBy({ items }: Standing, { itemId, write }: StoredEdit): number {
  const old = items.find(({ id }) => id === itemId)?.price ?? 0
  return old - (write && 'price' in write && typeof write.price === 'number' ? write.price : 0)
}

/** Nothing cheaper is found: what costs most, which is theirs to let go. */
function nothingCheaper(asking: Asking, standing: Standing): Said {
  const { say, language } = asking
  const dates = datesNamed(asking, standing)
  const dearest = standing.items
    .filter(({ day }) => dates.length === 0 || (day && dates.includes(day)))
    .filter(({ status = 'planned', price = 0 }) => status === 'planned' && price > 0)
    .toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0))
    .slice(0, dearestTold)
    .map(({ name, price = 0 }) => `${name} (${dollars(language, price)})`)
  return {
    text:
      dearest.length > 0
        ? say(
            `I find no cheaper stay, flight or table that fits these days. What costs most is ${listed('en', dearest)}: say what may go.`,
            `Je ne trouve ni hébergement, ni vol, ni table moins chers qui conviennent. Le plus cher : ${listed('fr', dearest)}. Dites ce qui peut partir.`,
          )
        : say(
            'All that has a price is booked already: I don’t change it.',
            'Tout ce qui a un prix est déjà réservé : je n’y touche pas.',
          ),
  }
}

/** "Make it cheaper", of a trip: another stay, flight and tables in place of the planned ones; visits and bookings stay. */
export async function cheaperTrip(asking: Asking): Promise<Said | undefined> {
  const { turn, plans, say } = asking
  const { plan, edits: known } = turn.before
  const standing = plan?.tripId ? await plans.standing(plan, known) : undefined
  if (!standing) return undefined
  const towns = await plans.sights(standing.wish)
  const [all, dates] = [datesOf(standing), datesNamed(asking, standing)]
  const edits = [
    ...(await cheaperBeds(asking, standing)),
    ...(await cheaperFlights(asking, standing)),
    ...cheaperTables(
      { standing, towns },
      standing.items.filter(({ day }) => dates.length === 0 || dates.includes(day ?? '')),
    ),
  ].filter(
    (edit) =>
      savedBy(standing, edit) > 0 &&
      // "Make day 2 cheaper": of that day alone.
      (dates.length === 0 || dates.includes(all[edit.day - 1] ?? '')),
  )
  if (edits.length === 0) return nothingCheaper(asking, standing)
  const saved = edits.reduce((sum, edit) => sum + savedBy(standing, edit), 0)
  const said = proposed(asking, standing, edits, say('it costs less', 'c’est moins cher'))
  return {
    ...said,
    text: `${say(`This saves ${dollars('en', saved)}. What you visit and what is booked stays.`, `Cela économise ${dollars('fr', saved)}. Vos visites et vos réservations restent.`)}\n\n${said.text}`,
  }
}
