import { dictionary } from '@zxcvbn-ts/language-common'

const commonest = new Set(
  dictionary['passwords-common']
    .filter((word): word is string => typeof word === 'string' && word.length >= 8)
    .slice(0, 3000),
)

/** True for one of the 3,000 commonest passwords that are long enough to be accepted at all. */
export const isCommonPassword = (password: string): boolean => commonest.has(password.toLowerCase())
