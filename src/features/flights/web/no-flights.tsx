import { Plane } from 'lucide-react'
import { Button } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import type { UnservedEnd } from '../contract/flights.contract.ts'
import styles from './flight-results.module.css'
import { noFlightsText } from './messages.ts'

interface NoFlightsProps {
  readonly unserved: readonly UnservedEnd[]
  /** Searches from or to another airport. */
  readonly onInstead: (end: UnservedEnd['end'], iata: string) => void
}

/** Nothing was found; where no flight is known at one end, the airports around it that have some. */
export function NoFlights({ unserved, onInstead }: NoFlightsProps) {
  return (
    <div className={styles.none}>
      <EmptyState heading="h2" icon={Plane} title={noFlightsText.noFlightsFoundFor}>
        {noFlightsText.tryAdjustingYourDates}
      </EmptyState>
      {unserved.map(({ end, iata, name, nearest }) => (
        <section key={end} className={styles.instead} aria-label={noFlightsText.airportsNear(name)}>
          <p>
            {noFlightsText.unserved(name, iata)}
            {nearest.length > 0 ? noFlightsText.nearby : ''}
          </p>
          <ul className={styles.nearest}>
            {nearest.map((airport) => (
              <li key={airport.iata}>
                <Button look="line" size="small" onClick={() => onInstead(end, airport.iata)}>
                  {noFlightsText.km(airport.city, airport.iata, airport.km)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
