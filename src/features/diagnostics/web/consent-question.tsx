import { Button } from '#design/button/button.tsx'
import { giveConsent } from './consent.ts'
import styles from './consent-question.module.css'

/** Asks once whether page views may be counted. Both answers weigh the same; nothing waits for one. */
export function ConsentQuestion() {
  return (
    <section aria-label="Counting visits" className={styles.question}>
      <div>
        <h2 className={styles.title}>May we count the pages you open?</h2>
        <p>
          Only how often each page is opened: no cookies, no profile, nobody else. The answer stays
          in this browser.
        </p>
      </div>
      <div className={styles.buttons}>
        <Button look="line" size="small" onClick={() => giveConsent('no')}>
          No, thanks
        </Button>
        <Button look="line" size="small" onClick={() => giveConsent('yes')}>
          Yes, count
        </Button>
      </div>
    </section>
  )
}
