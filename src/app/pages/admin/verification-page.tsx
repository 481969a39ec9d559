import { RefreshCw } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { useVerification } from './admin.queries.ts'
import { Panel } from './panel.tsx'
import styles from './verification-page.module.css'
import { verificationPageText } from './messages.ts'

function Answers() {
  const query = useVerification()
  return (
    <>
      <Button
        look="line"
        icon={RefreshCw}
        busy={query.isFetching}
        busyLabel={verificationPageText.fetching}
        className={styles.again}
        onClick={() => void query.refetch()}
      >
        {verificationPageText.fetchAgain}
      </Button>
      <Panel thing="the verification file" query={query}>
        {({ file, answers }) => (
          <>
            {file ? null : (
              <Notice title={verificationPageText.noVerificationFileConfigured}>
                {verificationPageText.searchEngineSaysWhich}
              </Notice>
            )}
            {answers.map(({ path, status, good, text }) => (
              <Card key={path} as="article" className={styles.answer}>
                <h2 className={styles.path}>{path}</h2>
                <p>
                  <Badge tone={good ? 'ok' : 'bad'}>{status}</Badge>
                </p>
                <pre
                  className={styles.text}
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
                  tabIndex={0}
                  aria-label={verificationPageText.content(path)}
                >
                  {text || '(empty)'}
                </pre>
              </Card>
            ))}
          </>
        )}
      </Panel>
    </>
  )
}

/** Shows the operator what a search engine gets when it verifies the site. */
export function VerificationPage() {
  return (
    <DataFrame>
      <PageHead
        title={verificationPageText.verificationTest}
        description={verificationPageText.fetchesVerificationFileFor}
        hidden
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading
          title={verificationPageText.verificationTest}
          sub={verificationPageText.whatSearchEngineGets}
        />
        <Answers />
      </div>
    </DataFrame>
  )
}
