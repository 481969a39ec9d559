import { useIsFetching } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { Card } from '#design/card/card.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { useHydrating } from '#design/still/use-hydrating.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { emptyVisaForm, readVisaForm, visaFormFault, writeVisaForm } from './visa-address.ts'
import { VisaCheckForm } from './visa-form.tsx'
import { GuidanceBoxes, VisaGuidance } from './visa-guidance.tsx'
import styles from './visa-page.module.css'
import { VisaResults } from './visa-results.tsx'

function Checker() {
  const hydrating = useHydrating()
  const [params, setParams] = useSearchParams()
  const form = hydrating ? emptyVisaForm : readVisaForm(params)
  const asked = visaFormFault(form) ? undefined : form
  const busy = useIsFetching({ queryKey: ['visas'] }) > 0
  return (
    <div className={styles.checker}>
      <div className={styles.side}>
        <Card>
          <VisaCheckForm
            value={form}
            busy={busy}
            onCheck={(wanted) => setParams(writeVisaForm(wanted))}
          />
        </Card>
        <GuidanceBoxes />
      </div>
      <div className={styles.found}>
        <VisaResults asked={asked} />
        <Notice tone="warn" title="Confirm before you book" className={styles.confirm}>
          The embassy or the official page has the last word.
        </Notice>
      </div>
    </div>
  )
}

/** What a passport needs for one country, or for a trip through several: `/visa?from=CA&to=FR,JP`. */
export function VisaPage() {
  return (
    <DataFrame>
      <PageHead
        title="Visa checker"
        description="What a tourist's passport needs for 20 countries, with days and cost, from general knowledge with its date, and the official page to check it on."
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading
          title="Do I need a visa?"
          sub="20 passports and destinations, alone or as one trip: from general knowledge, with its date and the official page to check it on."
        />
        <Checker />
      </div>
      <VisaGuidance />
    </DataFrame>
  )
}
