/**
 * The order in which staff handle requests: business plans first, then accounts that pay for a plan or a
 * tier, then all others.
 */
export const precedences = ['priority', 'premium', 'usual'] as const
export type Precedence = (typeof precedences)[number]

/** Shown beside a request, and before the subject of its letter; empty for usual requests. */
export const precedenceLabels: Readonly<Record<Precedence, string>> = {
  priority: 'Priority',
  premium: 'Premium',
  usual: '',
}

/** "Priority: SR-7K3F9Q2M" */
export const withPrecedence = (precedence: Precedence, subject: string): string =>
  precedence === 'usual' ? subject : `${precedenceLabels[precedence]}: ${subject}`
