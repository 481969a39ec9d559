/**
 * In which order the house takes up what accounts ask of it: those of a business plan, then those who pay
 * for a plan or a tier, then all others.
 */
export const precedences = ['priority', 'premium', 'usual'] as const
export type Precedence = (typeof precedences)[number]

/** What stands beside a request, and before the subject of its letter; nothing of who waits as usual. */
export const precedenceLabels: Readonly<Record<Precedence, string>> = {
  priority: 'Priority',
  premium: 'Premium',
  usual: '',
}

/** "Priority: SR-7K3F9Q2M" */
export const withPrecedence = (precedence: Precedence, subject: string): string =>
  precedence === 'usual' ? subject : `${precedenceLabels[precedence]}: ${subject}`
