import { networkOf } from '#platform/server/http/client-address.ts'
import type { Counted } from './count-failures.ts'

const hour = 60 * 60
const quarter = 15 * 60
const perAddress = { name: 'sign-in', points: 20, seconds: hour, by: 'address' } as const
const perNetwork = { name: 'sign-in-network', points: 60, seconds: hour, by: 'network' } as const
const ofAccount = { name: 'sign-in-account', points: 5, seconds: quarter, by: 'address' } as const
const ofAccountByNetwork = {
  name: 'sign-in-account-network',
  points: 10,
  seconds: quarter,
  by: 'network',
} as const
/** Guesses from everywhere at one account. */
const fromAnywhere = { name: 'sign-in-anywhere', points: 20, seconds: hour, by: 'account' } as const

/** Correct ones cost a hash as well: whoever has accounts of their own does not sign in to them for ever. */
const often = { name: 'sign-in-often', points: 30, seconds: hour, by: 'address' } as const
const oftenHere = { name: 'sign-in-often-here', points: 120, seconds: hour, by: 'network' } as const

/** Under what every sign-in is counted that gets as far as its password. */
export const oftenLimits = (address: string, email: string): readonly Counted[] => [
  { limit: often, key: `${address}|${email}` },
  { limit: oftenHere, key: networkOf(address) },
]

/**
 * Under what a failed sign-in is counted. Addresses and networks are refused; an account is not, whoever
 * guesses at it: past its count every attempt only takes longer, its owner's too.
 */
export function signInLimits(address: string, email: string): readonly Counted[] {
  const network = networkOf(address)
  const wider: readonly Counted[] = [
    { limit: perNetwork, key: network },
    { limit: ofAccountByNetwork, key: `${network}|${email}` },
  ]
  return [
    { limit: perAddress, key: address },
    { limit: ofAccount, key: `${address}|${email}` },
    ...(network === address ? [] : wider),
    { limit: fromAnywhere, key: email, slows: true },
  ]
}
