import { MapPinned } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { Given } from '#platform/web/listed.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import {
  isWeather,
  suits,
  type Weather,
  weathers,
  type Wishes,
} from '../domain/choose-destinations.ts'
import { continents } from '../domain/continents.ts'
import { allMonths, monthName } from '../domain/months.ts'
import { Crumbs } from './crumbs.tsx'
import { DestinationCard } from './destination-card.tsx'
import styles from './destinations.module.css'
import { guideCards } from './guide-cards.ts'
import { destinationsPageText } from './messages.ts'

interface FiltersProps {
  readonly wishes: Wishes
  readonly onChange: (wishes: Wishes) => void
}

const months = allMonths.map((month) => ({ value: String(month), label: monthName(month) }))
const kinds = (Object.keys(weathers) as Weather[]).map((value) => ({
  value,
  label: weathers[value].label,
}))
const places = continents.map((name) => ({ value: name, label: name }))

function Filters({ wishes, onChange }: FiltersProps) {
  const { month, weather, continent } = wishes
  return (
    <div className={styles.filters}>
      <SelectField
        label={destinationsPageText.goodIn}
        empty={destinationsPageText.anyMonth}
        options={months}
        value={month === undefined ? '' : String(month)}
        onChange={({ target }) =>
          onChange({ ...wishes, month: target.value ? Number(target.value) : undefined })
        }
      />
      <SelectField
        label={destinationsPageText.weather}
        empty={destinationsPageText.anyWeather}
        options={kinds}
        value={weather ?? ''}
        onChange={({ target }) =>
          onChange({ ...wishes, weather: isWeather(target.value) ? target.value : undefined })
        }
      />
      <SelectField
        label={destinationsPageText.where}
        empty={destinationsPageText.anywhere}
        options={places}
        value={continent ?? ''}
        onChange={({ target }) => onChange({ ...wishes, continent: target.value || undefined })}
      />
    </div>
  )
}

const countText = (count: number): string =>
  count === 1 ? '1 destination' : `${count} destinations`

/** Posters that are in view from the start do not wait for a script. */
const firstRow = 4

/** The posters of all destinations that have a guide, narrowed by month, weather and continent. */
export function DestinationsPage() {
  const [wishes, setWishes] = useState<Wishes>({})
  const found = guideCards.filter((card) => suits(card, wishes))
  return (
    <div className={`wrap page ${styles.page}`}>
      <PageHead
        title={destinationsPageText.destinationsGuidesForTravellers}
        description={destinationsPageText.whenToGoWhat}
      />
      <Crumbs steps={[{ name: destinationsPageText.destinations, path: '/destinations' }]} />
      <PageHeading
        title={destinationsPageText.whereTo}
        sub={destinationsPageText.guideForEachPlace}
      />
      <Filters wishes={wishes} onChange={setWishes} />
      <p className={styles.count}>
        <span role="status">{countText(found.length)}</span>
        <Given when="demo">
          <span className="mute">
            {destinationsPageText.prices}
            <Badge tone="sample">{destinationsPageText.sample}</Badge>
          </span>
        </Given>
      </p>
      {found.length > 0 ? (
        <ul className={styles.wall}>
          {found.map((card, index) => (
            <li key={card.slug}>
              <DestinationCard card={card} month={wishes.month} lazy={index >= firstRow} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={MapPinned}
          title={destinationsPageText.noDestinationFitsAll}
          action={
            <Button look="line" onClick={() => setWishes({})}>
              {destinationsPageText.showAllDestinations}
            </Button>
          }
        >
          {destinationsPageText.tryAnotherMonthOr}
        </EmptyState>
      )}
    </div>
  )
}
