import { everyone, limited } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import type { LetterStops } from '#platform/server/mail/letter-stops.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { accountErrors } from '../contract/accounts.errors.ts'
import { letterStopContract } from '../contract/letter-stops.contract.ts'

export interface LetterStopDeps {
  readonly letterStops: LetterStops
}

const fail = failWith(accountErrors)

/** The token is the only proof: a mail program sends no cookie. */
const byLink = limited(everyone, {
  name: 'letter-stop',
  points: 120,
  seconds: 60 * 60,
  by: 'address',
})

const policies = {
  openLetterStop: byLink,
  stopAtOnce: byLink,
  readLetterStop: byLink,
  changeLetterStop: byLink,
}

/** Stops letters that others ask us to send, and allows them again. */
export function letterStopOperations({ letterStops }: LetterStopDeps): readonly BoundOperation[] {
  const receiverOf = async ({ token }: { readonly token: string }): Promise<string> => {
    const receiver = await letterStops.receiverOf(token)
    if (!receiver) throw fail('letter-link-unknown')
    return receiver
  }
  const change = async (params: { readonly token: string }, stopped: boolean) => {
    await letterStops.set(await receiverOf(params), stopped)
    return { stopped }
  }
  return bindContract(letterStopContract, policies, {
    openLetterStop: async ({ params }) => {
      await receiverOf(params)
      // A GET changes nothing, because programs open links to preview them.
      return `/account/letters#${params.token}`
    },
    stopAtOnce: async ({ params }) => change(params, true),
    readLetterStop: async ({ params }) => ({
      stopped: await letterStops.isStopped(await receiverOf(params)),
    }),
    changeLetterStop: async ({ params, body }) => change(params, body.stopped),
  })
}
