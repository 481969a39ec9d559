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
/** Guesses from all networks at one account. */
const fromAnywhere = { name: 'sign-in-anywhere', points: 20, seconds: hour, by: 'account' } as const

/** Correct sign-ins cost a hash as well, so they are limited too. */
const often = { name: 'sign-in-often', points: 30, seconds: hour, by: 'address' } as const
const oftenHere = { name: 'sign-in-often-here', points: 120, seconds: hour, by: 'network' } as const

/** Limits for every sign-in that reaches the password check. */
export const oftenLimits = (address: string, email: string): readonly Counted[] => [
  { limit: often, key: `${address}|${email}` },
  { limit: oftenHere, key: networkOf(address) },
]

/**
 * Limits for failed sign-ins. Addresses and networks are refused; an account is only slowed down past its
 * limit, for its owner too, so that guessing cannot lock the owner out.
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
