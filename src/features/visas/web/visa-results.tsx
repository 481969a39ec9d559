import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Plane } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { Verdict } from '#design/verdict/verdict.tsx'
import { ApiError } from '#platform/web/api-client.ts'
import { formatMoment } from '#platform/shared/moment-text.ts'
import type { TransitFinding, VisaFinding } from '../contract/visas.contract.ts'
import { transitPlaces } from '../domain/transit-places.ts'
import { countryName } from '../domain/visa-countries.ts'
import { basisOf, statusLabels, titleOf, toneOf, transitLabels } from '../domain/visa-words.ts'
import type { VisaForm } from './visa-address.ts'
import styles from './visa-results.module.css'
import { visaQuery } from './visas.queries.ts'
import { visaResultsText } from './messages.ts'

const tellHost = (link: string): string => new URL(link).hostname.replace(/^www\./, '')

function OfficialLink({ link }: { readonly link: string }) {
  return (
    <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer">
      {tellHost(link)}
      <Icon of={ExternalLink} />
      <span className="visually-hidden">{visaResultsText.opensInNewTab}</span>
    </a>
  )
}

function factsOf({ days, obtain, conditions, changing }: VisaFinding) {
  return [
    ...(days === null ? [] : [{ label: visaResultsText.longestStay, value: `${days} days` }]),
    ...(obtain ? [{ label: visaResultsText.toObtain, value: obtain.what }] : []),
    ...(obtain?.cost ? [{ label: visaResultsText.cost, value: obtain.cost }] : []),
    ...(obtain ? [{ label: visaResultsText.where, value: obtain.where }] : []),
    ...(conditions.length > 0
      ? [
          {
            label: visaResultsText.conditions,
            value: (
              <ul className={styles.conditions}>
                {conditions.map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ul>
            ),
          },
        ]
      : []),
    ...(changing ? [{ label: visaResultsText.changing, value: changing }] : []),
  ]
}

/** One country's answer: status, sentence, facts, what it rests on, and where to check it. */
function VisaVerdict({ finding }: { readonly finding: VisaFinding }) {
  const { color, status, description, link } = finding
  return (
    <Verdict
      tone={toneOf(color)}
      status={statusLabels[status] ?? status}
      title={titleOf(finding)}
      facts={factsOf(finding)}
      source={
        <>
          {visaResultsText.whereToCheck(basisOf(finding))}
          <OfficialLink link={link} />
        </>
      }
    >
      <p>{description}</p>
    </Verdict>
  )
}

function TransitCard({ finding }: { readonly finding: TransitFinding }) {
  const { via, needs, note, rule, link } = finding
  const place = transitPlaces[via]
  return (
    <Card as="article" className={styles.transit}>
      <Badge tone={needs === 'nothing' ? 'ok' : 'info'}>{transitLabels[needs]}</Badge>
      <h3>{visaResultsText.changingPlanes(place)}</h3>
      {note ? <p>{note}</p> : null}
      <p className="mute">{rule}</p>
      <p className="small">
        {visaResultsText.whereToCheck(basisOf(finding))}
        <OfficialLink link={link} />
      </p>
    </Card>
  )
}

function Together({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <Card look="featured" className={styles.together}>
      <h2 className={styles.togetherTitle}>{visaResultsText.tripAsWhole}</h2>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  )
}

function Prompt() {
  return (
    <Card look="well" className={styles.prompt}>
      <Icon of={Plane} size="alone" tone="subject" />
      <p>{visaResultsText.choosePassportAndDestination}</p>
    </Card>
  )
}

interface VisaResultsProps {
  readonly asked: VisaForm | undefined
  /** The trip that it is asked for. */
  readonly tripId: string | undefined
}

/** What was found for the countries of the address; nothing asked says what to do. */
export function VisaResults({ asked, tripId }: VisaResultsProps) {
  const results = useRef<HTMLDivElement>(null)
  const query = useQuery({
    ...visaQuery(asked ?? { from: '', to: [], via: [] }, tripId),
    enabled: asked !== undefined,
  })
  const { data } = query
  useEffect(() => {
    if (data) results.current?.scrollIntoView({ block: 'nearest' })
  }, [data])
  if (!asked) return <Prompt />
  if (query.error instanceof ApiError && query.error.status === 422)
    return <Notice live>{query.error.message}</Notice>
  if (query.isError)
    return (
      <RetryNotice title={visaResultsText.errorCheckingVisaRequirements} onRetry={query.refetch}>
        {visaResultsText.pleaseTryAgainOr}
      </RetryNotice>
    )
  const from = data?.from
  if (!data || !from)
    return <SkeletonList label={visaResultsText.checkingVisaRequirements} look="text" />
  return (
    <div ref={results} className={styles.results}>
      <p className="visually-hidden" role="status">
        {visaResultsText.withPassport(countryName(from), data.countries.map(titleOf).join('. '))}
      </p>
      {data.together.length > 0 ? <Together sentences={data.together} /> : null}
      {data.countries.map((finding) => (
        <VisaVerdict key={finding.to} finding={finding} />
      ))}
      {data.transit.map((finding) => (
        <TransitCard key={finding.via} finding={finding} />
      ))}
      <p className="small mute">{visaResultsText.askedOn(formatMoment(data.timestamp))}</p>
    </div>
  )
}
