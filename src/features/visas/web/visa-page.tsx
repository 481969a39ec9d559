import { useIsFetching } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { Card } from '#design/card/card.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { useHydrating } from '#design/static-page/use-hydrating.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { emptyVisaForm, readVisaForm, visaFormError, writeVisaForm } from './visa-address.ts'
import { VisaCheckForm } from './visa-form.tsx'
import { GuidanceBoxes, VisaGuidance } from './visa-guidance.tsx'
import styles from './visa-page.module.css'
import { VisaResults } from './visa-results.tsx'
import { visaPageText } from './messages.ts'

function Checker() {
  const hydrating = useHydrating()
  const [params, setParams] = useSearchParams()
  const form = hydrating ? emptyVisaForm : readVisaForm(params)
  const asked = visaFormError(form) ? undefined : form
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
        <Notice tone="warn" title={visaPageText.confirmBeforeYouBook} className={styles.confirm}>
          {visaPageText.embassyOrOfficialPage}
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
        title={visaPageText.visaChecker}
        description={visaPageText.whatTouristsPassportNeeds}
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading
          title={visaPageText.doINeedVisa}
          sub={visaPageText.n20PassportsAndDestinations}
        />
        <Checker />
      </div>
      <VisaGuidance />
    </DataFrame>
  )
}
