import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { toMajor } from '#platform/shared/money.ts'
import {
  type SandboxCheckout,
  sandboxCheckoutContract,
} from '../contract/sandbox-checkout.contract.ts'
import { shopErrors } from '../contract/shop.errors.ts'
import { inCad } from './catalogue.ts'
import type { HostedState, PaymentProvider } from './provider/payment-provider.ts'
import { sandboxCheckoutPolicies } from './shop.policy.ts'

const fail = failWith(shopErrors)
const major = (amountMinor: number): number => toMajor(inCad(amountMinor))

function present(state: HostedState | undefined): SandboxCheckout {
  if (!state) throw fail('checkout-not-found')
  const { order, subscription: running } = state
  return {
    state: state.checkout,
    title: order.title,
    dueCad: major(order.dueMinor),
    asksEmail: order.asksEmail,
    successUrl: order.successUrl,
    cancelUrl: order.cancelUrl,
    monthly: order.subscription && {
      trialDays: order.subscription.trialDays,
      firstCad: major(order.subscription.firstMinor),
      monthlyCad: major(order.subscription.monthlyMinor),
      plans: order.subscription.plans.map(({ item, name, monthlyMinor }) => ({
        item,
        name,
        monthlyCad: major(monthlyMinor),
      })),
      running,
    },
    payments: state.payments.map(({ amountMinor, refundedMinor, paidAt }) => ({
      amountCad: major(amountMinor),
      refundedCad: major(refundedMinor),
      paidAt,
    })),
  }
}

/** What the pages of the sandbox call; with a live provider nothing is found there. */
export const sandboxCheckoutOperations = ({
  payments: { hosted },
}: {
  readonly payments: PaymentProvider
}): readonly BoundOperation[] =>
  bindContract(sandboxCheckoutContract, sandboxCheckoutPolicies, {
    readCheckout: async ({ params }) => present(await hosted?.read(params.id)),
    payCheckout: async ({ params, body }) => {
      const { cardNumber: number, email, delivery } = body
      const outcome = await hosted?.pay(params.id, { number, email, delivery })
      if (outcome?.refused) throw fail('card-refused', { message: outcome.refused })
      return present(outcome?.state)
    },
    actOnBilling: async ({ params, body }) => present(await hosted?.act(params.id, body.action)),
    changePlan: async ({ params, body }) => present(await hosted?.changePlan(params.id, body.item)),
  })
