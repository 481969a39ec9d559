import { useId, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { showToast } from '#design/notices/notices.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import type { User } from '../contract/accounts.contract.ts'
import { termsVersion } from '../domain/terms.ts'
import { rememberUser } from './accounts.queries.ts'
import { ownAccountApi } from './own/own-account.queries.ts'
import { TermsLinks } from './terms-links.tsx'
import styles from './terms-question.module.css'
import { termsQuestionText } from './messages.ts'

/**
 * Accounts created by an issuer have seen no sign-up form: the terms are asked once, beside the page,
 * without blocking it.
 */
export function TermsQuestion({ user }: { readonly user: User }) {
  const [state, setState] = useState<'open' | 'sending' | 'answered'>('open')
  const titleId = useId()
  const answer = async (acceptedTerms: string | null): Promise<void> => {
    setState('sending')
    try {
      await ownAccountApi('answerTerms', { body: { acceptedTerms } })
      setState('answered')
      const { asksTerms: _, ...rest } = user
      rememberUser(rest)
    } catch (error) {
      setState('open')
      const text = error instanceof Error ? error.message : termsQuestionText.tryAgain
      showToast({ title: termsQuestionText.yourAnswerWasNot, text })
    }
  }
  if (state === 'answered') return null
  const busy = state === 'sending'
  return (
    <div role="dialog" aria-labelledby={titleId} className={styles.question}>
      <h2 id={titleId} className={styles.title}>
        {termsQuestionText.doYouAcceptOur}
      </h2>
      <p className="small">
        {termsQuestionText.those(formatDate(termsVersion))}
        <TermsLinks />
        {termsQuestionText.youCanGoOn}
      </p>
      <div className={styles.buttons}>
        <Button size="small" disabled={busy} onClick={() => void answer(termsVersion)}>
          {termsQuestionText.accept}
        </Button>
        <Button look="line" size="small" disabled={busy} onClick={() => void answer(null)}>
          {termsQuestionText.notNow}
        </Button>
      </div>
    </div>
  )
}
