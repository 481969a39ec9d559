import type { ReactNode } from 'react'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { Card } from '#design/card/card.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { useHydrating } from '#design/static-page/use-hydrating.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { withChanges, withUnsaid } from '#platform/web/use-address.ts'
import { mostOfTrip, mostStops } from '../domain/visa-countries.ts'
import { emptyVisaForm, readVisaForm, visaFormError, writeVisaForm } from './visa-address.ts'
import { VisaCheckForm } from './visa-form.tsx'
import { GuidanceBoxes, VisaGuidance } from './visa-guidance.tsx'
import styles from './visa-page.module.css'
import { VisaResults } from './visa-results.tsx'
import { visaQuery } from './visas.queries.ts'
import { visaPageText } from './messages.ts'

/** The trip that visas are checked for. */
interface VisitedTrip {
  readonly id: string
  readonly destinations: readonly { readonly countryCode: string | null }[]
}

interface CheckerProps {
  readonly trip: VisitedTrip | undefined
  /** Says which trip, above the form. */
  readonly fromTrip: ReactNode
}

/**
 * The address, with the countries of the trip where it names none. A place that was only typed is looked up by
 * the server, and then all of them are.
 */
function addressOf(params: URLSearchParams, trip: VisitedTrip | undefined): URLSearchParams {
  const places = trip?.destinations ?? []
  if (places.some(({ countryCode }) => countryCode === null)) return params
  return withUnsaid(params, [{ to: places.map(({ countryCode }) => countryCode).join(',') }])
}

/** The form, and what it found. */
export function VisaChecker({ trip, fromTrip }: CheckerProps) {
  const hydrating = useHydrating()
  const [params, setParams] = useSearchParams()
  const typed = hydrating
    ? emptyVisaForm
    : readVisaForm(addressOf(params, trip), trip ? mostOfTrip : mostStops)
  // A passport that the traveller has put into the trip is known there, and where the trip goes.
  const isLeft = trip !== undefined && (typed.from === '' || typed.to[0] === '')
  const asked = isLeft || !visaFormError(typed) ? typed : undefined
  const { data } = useQuery({ ...visaQuery(typed, trip?.id), enabled: isLeft })
  const form =
    isLeft && data?.from
      ? {
          ...typed,
          from: data.from,
          to: data.countries[0] ? data.countries.map(({ to }) => to) : [''],
        }
      : typed
  const busy = useIsFetching({ queryKey: ['visas'] }) > 0
  return (
    <div className={styles.checker}>
      <div className={styles.side}>
        {fromTrip}
        <Card>
          <VisaCheckForm
            value={form}
            busy={busy}
            onCheck={(wanted) =>
              setParams(withChanges(new URLSearchParams(writeVisaForm(wanted)), { trip: trip?.id }))
            }
          />
        </Card>
        <GuidanceBoxes />
      </div>
      <div className={styles.found}>
        <VisaResults asked={asked} tripId={trip?.id} />
        <Notice tone="warn" title={visaPageText.confirmBeforeYouBook} className={styles.confirm}>
          {visaPageText.embassyOrOfficialPage}
        </Notice>
      </div>
    </div>
  )
}

/** What a passport needs for one country, or for a trip through several: `/visa?from=CA&to=FR,JP`. */
export function Visas({ children }: { readonly children: ReactNode }) {
  return (
    <DataFrame>
      <PageHead
        title={visaPageText.visaChecker}
        description={visaPageText.whatTouristsPassportNeeds}
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading
          title={visaPageText.doINeedVisa}
          sub={visaPageText.n20PassportsAndDestinations}
        />
        {children}
      </div>
      <VisaGuidance />
    </DataFrame>
  )
}
