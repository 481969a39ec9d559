import { Button } from '#design/button/button.tsx'
import { giveConsent } from './consent.ts'
import styles from './consent-question.module.css'
import { consentQuestionText } from './messages.ts'

/** Asks once whether page views may be counted. Both answers weigh the same; nothing waits for one. */
export function ConsentQuestion() {
  return (
    <section aria-label={consentQuestionText.countingVisits} className={styles.question}>
      <div>
        <h2 className={styles.title}>{consentQuestionText.mayWeCountPages}</h2>
        <p>{consentQuestionText.onlyHowOftenEach}</p>
      </div>
      <div className={styles.buttons}>
        <Button look="line" size="small" onClick={() => giveConsent('no')}>
          {consentQuestionText.noThanks}
        </Button>
        <Button look="line" size="small" onClick={() => giveConsent('yes')}>
          {consentQuestionText.yesCount}
        </Button>
      </div>
    </section>
  )
}
