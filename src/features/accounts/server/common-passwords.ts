import { dictionary } from '@zxcvbn-ts/language-common'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { ownAccountText } from './messages.ts'

const fail = failWith(commonErrors)

const commonest = new Set(
  dictionary['passwords-common']
    .filter((word): word is string => typeof word === 'string' && word.length >= 8)
    .slice(0, 3000),
)

/** Throws invalid-input for one of the 3,000 commonest passwords that are long enough to be accepted at all. */
export function refuseCommonPassword(password: string, field: string): void {
  if (!commonest.has(password.toLowerCase())) return
  throw fail('invalid-input', {
    fields: [{ field, message: ownAccountText.commonPassword }],
  })
}
