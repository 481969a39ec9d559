import { type Letterhead, writeLetter } from '#platform/server/mail/letter-template.ts'
import { type Precedence, withPrecedence } from '#features/entitlements/domain/precedence.ts'
import type { Letter } from '#platform/server/mail/letters.store.ts'
import { readyLetter } from '#platform/server/mail/ready-letter.ts'
import type { SupportMessage } from '../contract/support.contract.ts'
import type { SupportRow } from './support.store.ts'
import { categoryLabels, priorityLabels, subjectLabels } from '../domain/support-request.ts'
import { supportLettersText } from './messages.ts'

/** Subjects that are offered no more keep the name that they are kept by. */
const labelOf = (subject: string): string =>
  Object.entries(subjectLabels).find(([name]) => name === subject)?.[1] ?? subject

/** What the letters say of the business; facts come from settings. */
export interface SupportLetterFacts extends Letterhead {
  /** Where the house reads its support mail. */
  readonly email: string
}

/**
 * To the sender. It repeats nothing that was typed: the form takes any address, and must not carry a
 * stranger's words to it in our name.
 */
export const acknowledgement = (to: string, id: string, facts: SupportLetterFacts): Letter =>
  readyLetter(
    writeLetter(
      {
        to,
        subject: supportLettersText.receivedSubject(id),
        parts: [
          {
            words: supportLettersText.received(facts.name, id),
          },
          {
            words: supportLettersText.answerTime,
          },
          {
            words: supportLettersText.ignore,
          },
        ],
        whySent: supportLettersText.reason,
      },
      facts,
    ),
  )

/** What staff answered, to the sender; the number leads back to the message. Their own words are ours. */
export const replyLetter = (
  { id, email, subject }: Pick<SupportRow, 'id' | 'email' | 'subject'>,
  message: string,
  facts: SupportLetterFacts,
): Letter =>
  readyLetter({
    ...writeLetter(
      {
        to: email,
        subject: supportLettersText.answerSubject(id, labelOf(subject)),
        parts: [
          { words: message },
          {
            words: supportLettersText.answerFoot(id),
          },
        ],
      },
      facts,
    ),
    replyTo: facts.email,
  })

/** To the business. Only the text contains what was typed; the subject is ours. "Reply" reaches the sender. */
export const notification = (
  id: string,
  { name, email, subject, category, priority, message }: SupportMessage,
  facts: SupportLetterFacts,
  precedence: Precedence,
): Letter =>
  readyLetter({
    to: facts.email,
    replyTo: email,
    subject: withPrecedence(
      precedence,
      `${id}: ${subjectLabels[subject]} (${priorityLabels[priority]})`,
    ),
    text: supportLettersText.forStaff(
      name,
      email,
      subjectLabels[subject],
      categoryLabels[category],
      priorityLabels[priority],
      message,
    ),
  })
