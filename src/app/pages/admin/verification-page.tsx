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

function Answers() {
  const query = useVerification()
  return (
    <>
      <Button
        look="line"
        icon={RefreshCw}
        busy={query.isFetching}
        busyLabel="Fetching"
        className={styles.again}
        onClick={() => void query.refetch()}
      >
        Fetch again
      </Button>
      <Panel thing="the verification file" query={query}>
        {({ file, answers }) => (
          <>
            {file ? null : (
              <Notice title="No verification file is configured">
                A search engine says which name and content it wants; both are settings of the
                server.
              </Notice>
            )}
            {answers.map(({ path, status, good, text }) => (
              <Card key={path} as="article" className={styles.answer}>
                <h2 className={styles.path}>{path}</h2>
                <p>
                  <Badge tone={good ? 'ok' : 'bad'}>{status}</Badge>
                </p>
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
                <pre className={styles.text} tabIndex={0} aria-label={`Content of ${path}`}>
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

/** For whoever sets the site up: what a search engine gets when it asks whose site this is. */
export function VerificationPage() {
  return (
    <DataFrame>
      <PageHead
        title="Verification test"
        description="Fetches the verification file for search engines and shows what comes back."
        hidden
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading
          title="Verification test"
          sub="What a search engine gets when it looks for the file by which it knows whose site this is."
        />
        <Answers />
      </div>
    </DataFrame>
  )
}
