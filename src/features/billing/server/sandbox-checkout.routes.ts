import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { failWith } from '#platform/shared/app-error.ts'
import {
  type SandboxCheckout,
  sandboxCheckoutContract,
} from '../contract/sandbox-checkout.contract.ts'
import { billingErrors } from '../contract/billing.errors.ts'
import { cadOf } from './price-list.ts'
import type { HostedState, PaymentProvider } from './provider/payment-provider.ts'
import { sandboxCheckoutPolicies } from './billing.policy.ts'

const fail = failWith(billingErrors)

function present(state: HostedState | undefined): SandboxCheckout {
  if (!state) throw fail('checkout-not-found')
  const { order, subscription: running } = state
  return {
    state: state.checkout,
    title: order.title,
    dueCad: cadOf(order.dueMinor),
    asksEmail: order.asksEmail,
    successUrl: order.successUrl,
    cancelUrl: order.cancelUrl,
    monthly: order.subscription && {
      trialDays: order.subscription.trialDays,
      firstCad: cadOf(order.subscription.firstMinor),
      monthlyCad: cadOf(order.subscription.monthlyMinor),
      plans: order.subscription.plans.map(({ item, name, monthlyMinor }) => ({
        item,
        name,
        monthlyCad: cadOf(monthlyMinor),
      })),
      running,
    },
    payments: state.payments.map(({ amountMinor, refundedMinor, paidAt }) => ({
      amountCad: cadOf(amountMinor),
      refundedCad: cadOf(refundedMinor),
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
