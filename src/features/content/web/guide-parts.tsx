import { placeKind } from '#design/art/kind-shapes.ts'
import { isDrawn } from '#design/art/landmarks.ts'
import { Badge } from '#design/badge/badge.tsx'
import { KindSign } from '#design/kind-tile/kind-sign.tsx'
import { Landmark } from '#design/landmark/landmark.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { Island } from '#design/static-page/island.tsx'
import { formatDate } from '#platform/shared/local-date.ts'
import type { EntryRule, GuideFacts, GuideSight, SamplePrices } from '../contract/guide-facts.ts'
import type { Guide } from '../contract/texts.schema.ts'
import { monthName } from '../domain/months.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { AddSightLink } from './add-sight-link.tsx'
import { CityMap } from './city-map.tsx'
import styles from './guide.module.css'
import { guidePartsText } from './messages.ts'

const verdicts = {
  good: { tone: 'ok', text: guidePartsText.good },
  fair: { tone: 'info', text: guidePartsText.fair },
  poor: { tone: 'warn', text: guidePartsText.poor },
} as const

type Months = Guide['whenToGo']['months']

/** The twelve months with what a traveller feels of each. */
export function MonthList(props: { readonly months: Months; readonly facts: GuideFacts }) {
  const { climate } = props.facts
  return (
    <>
      <ol className={styles.months}>
        {props.months.map(({ month, verdict, note }) => (
          <li key={month} className={styles.month}>
            <span className={styles.monthHead}>
              <b>{monthName(month)}</b>
              <Badge tone={verdicts[verdict].tone}>{verdicts[verdict].text}</Badge>
            </span>
            {climate ? (
              <span className={styles.weather}>
                {climate.lowC[month - 1]}
                {guidePartsText.to}
                {climate.highC[month - 1]} °C,{' '}
                {guidePartsText.wetDays(climate.rainDays[month - 1] ?? 0)}
                {climate.seaC ? `, sea ${climate.seaC[month - 1]} °C` : ''}
              </span>
            ) : null}
            <span className={styles.monthNote}>{note}</span>
          </li>
        ))}
      </ol>
      {climate ? (
        <p className={styles.source}>{guidePartsText.usualNightAndDay(climate.station)}</p>
      ) : null}
    </>
  )
}

const priceText = ({ priceCad }: GuideSight): string =>
  priceCad === 0 ? guidePartsText.free : guidePartsText.about(`$${priceCad}`)

function sightFacts({ minutes, hours, closedOn }: GuideSight): string {
  return [
    lengthText(minutes),
    hours ?? 'always open',
    ...(closedOn.length > 0 ? [`closed on ${closedOn.join(' and ')}`] : []),
  ].join(' · ')
}

/** The drawing of a sight itself, or the sign of its kind. */
function SightPicture({
  id,
  sight: { name, kind },
}: {
  readonly id: string
  readonly sight: GuideSight
}) {
  return isDrawn(id) ? (
    <Landmark id={id} name={name} />
  ) : (
    <span className={styles.sightTile} data-art="icon" aria-hidden="true">
      <KindSign kind={placeKind(kind) ?? 'landmark'} size={32} />
    </span>
  )
}

interface SightListProps {
  /** The atlas's id of the destination. */
  readonly placeId: string
  readonly facts: GuideFacts
}

/** Eight real sights in the order in which to see them, beside a small map. */
export function SightList({ placeId, facts }: SightListProps) {
  return (
    <div className={styles.sightColumns}>
      <ol className={styles.sights}>
        {facts.sights.map((sight, index) => (
          <li key={sight.slug} className={styles.sight}>
            <div className={styles.sightPicture}>
              <SightPicture id={`${placeId}/${sight.slug}`} sight={sight} />
              <span className={styles.sightNumber} aria-hidden="true">
                {index + 1}
              </span>
            </div>
            <div className={styles.sightWords}>
              <h3>{sight.name}</h3>
              <p className={styles.sightFacts}>
                {sight.localName ? <span>{sight.localName} · </span> : null}
                {sight.district} · {sightFacts(sight)}
              </p>
              <p>{sight.description}</p>
              <div className={styles.sightAdd}>
                <b>{priceText(sight)}</b>
                <Island name="add-sight" hydrateOn="touch">
                  <AddSightLink
                    sight={{ placeId, place: facts.name, slug: sight.slug, name: sight.name }}
                  />
                </Island>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.mapColumn}>
        <CityMap
          place={facts.name}
          sights={facts.sights}
          districts={facts.districts}
          ground={facts.ground}
        />
      </div>
    </div>
  )
}

const dollars = (amount: number): string => `$${amount.toLocaleString('en-CA')}`

/** What our sample businesses cost there. */
export function SamplePriceList({ prices, place }: { prices: SamplePrices; place: string }) {
  const [cheapest, middle, dearest] = prices.night
  return (
    <div className={styles.prices}>
      <p className={styles.pricesHead}>
        <b>{guidePartsText.inPlanner}</b> <Badge tone="sample">{guidePartsText.sample}</Badge>
      </p>
      <FactList
        look="sums"
        items={[
          {
            label: guidePartsText.nightFromHotels(prices.hotels),
            value: `from ${dollars(cheapest)}`,
          },
          { label: guidePartsText.nightMiddleOne, value: dollars(middle) },
          { label: guidePartsText.nightDearest, value: dollars(dearest) },
          { label: guidePartsText.mealMiddle(prices.restaurants), value: dollars(prices.meal[1]) },
          { label: guidePartsText.activity, value: `from ${dollars(prices.activityFrom)}` },
        ]}
      />
      <p className={styles.source}>{guidePartsText.canadianDollarsInventedBusinesses(place)}</p>
    </div>
  )
}

const statusText: Readonly<Record<string, { tone: 'ok' | 'info' | 'warn'; text: string }>> = {
  'visa-free': { tone: 'ok', text: guidePartsText.noVisaNeeded },
  eta: { tone: 'info', text: guidePartsText.travelAuthorisationNeeded },
  'e-visa': { tone: 'info', text: guidePartsText.eVisaNeeded },
  'visa-on-arrival': { tone: 'info', text: guidePartsText.visaOnArrival },
}

const stateOf = ({ status }: EntryRule) =>
  statusText[status] ?? ({ tone: 'warn', text: guidePartsText.visaNeeded } as const)

/** `No visa needed, up to 90 days`. */
export const accountLandingText = (entry: EntryRule): string =>
  stateOf(entry).text + (entry.days ? `, up to ${entry.days} days` : '')

/** What a Canadian passport needs, what that rests on, and where to check it. */
export function EntryNote({ entry }: { readonly entry: EntryRule }) {
  return (
    <p className={styles.entry}>
      <Badge tone={stateOf(entry).tone}>{accountLandingText(entry)}</Badge>{' '}
      <span className="mute">
        {guidePartsText.fromAsCheckIt(entry.kind, formatDate(entry.checkedOn))}
        <a href={entry.link} rel="noopener">
          {guidePartsText.governmentsOwnPage}
        </a>
        .
      </span>
    </p>
  )
}
