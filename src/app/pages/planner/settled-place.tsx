import type { Ref } from 'react'
import { Button } from '#design/button/button.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { Print } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { monthsText } from '#features/content/domain/months.ts'
import type { DestinationSuggestion } from '#features/places/web/index.ts'
import styles from './planner.module.css'
import { destinationText as text } from './step-messages.ts'

const currencyNames = new Intl.DisplayNames('en-CA', { type: 'currency' })

const factsOf = ({ bestMonths, currency }: DestinationSuggestion) => [
  ...(bestMonths.length > 0 ? [{ label: text.bestMonths, value: monthsText(bestMonths) }] : []),
  { label: text.currency, value: `${currencyNames.of(currency) ?? currency} (${currency})` },
]

interface SettledPlaceProps {
  readonly place: DestinationSuggestion
  /** Receives focus after choosing, because the pressed tile is unmounted. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly onOthers: () => void
}

/** The resolved destination with its facts. */
export function SettledPlace({ place, heading, onOthers }: SettledPlaceProps) {
  const { id, name, region, country, summary } = place
  const [base = name] = name.split(',')
  return (
    <section className={styles.settled} aria-labelledby="settled-place">
      <div className={styles.settledPoster} aria-hidden="true">
        <Print
          slug={isPosterSlug(id) ? id : undefined}
          picture={
            <Picture src={`/art/attraction/${encodeURIComponent(id)}.svg`} ratio="3/4" lazy />
          }
          name={base}
          place={country}
        />
      </div>
      <div className={styles.settledWords}>
        <h2 id="settled-place" ref={heading} tabIndex={-1}>
          {base}, {country}
        </h2>
        {region && !name.includes(region) ? <p className="mute">{region}</p> : null}
        {summary ? <p>{summary}</p> : null}
        <FactList items={factsOf(place)} />
        <Button look="text" onClick={onOthers}>
          {text.notThis(base)}
        </Button>
      </div>
    </section>
  )
}
