import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog/confirm-dialog.tsx'
import { showToast } from '#design/notices/notices.ts'
import { rereadAccount } from '#features/accounts/web/index.ts'
import { businessZone, dayIn } from '#platform/shared/business-day.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { queryClient } from '#platform/web/query-client.ts'
import type { PurchaseAnswer } from '../contract/billing.contract.ts'
import { billingApi } from './billing.client.ts'
import { refundButtonText } from './messages.ts'

const useRefund = () =>
  useMutation({
    mutationFn: (id: string) => billingApi('refundPurchase', { params: { id } }),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['purchases'] }),
        queryClient.invalidateQueries({ queryKey: ['subscription'] }),
        rereadAccount(),
      ])
    },
  })

interface RefundProps {
  readonly purchase: PurchaseAnswer
}

/** Asked once more: what ends with it. */
function RefundDialog({ purchase, onClose }: RefundProps & { readonly onClose: () => void }) {
  const refunding = useRefund()
  const refund = async (): Promise<void> => {
    try {
      const { refundedCad } = await refunding.mutateAsync(purchase.id)
      const sum = formatMoney(cad(refundedCad))
      showToast({ title: refundButtonText.refunded, text: refundButtonText.onItsWay(sum) })
    } catch {
      // `refunding.error` says why, in the dialog.
      return
    }
    onClose()
  }
  return (
    <ConfirmDialog
      title={refundButtonText.question}
      action="Refund"
      busyLabel={refundButtonText.refunding}
      busy={refunding.isPending}
      error={refunding.error?.message}
      onConfirm={() => void refund()}
      onClose={onClose}
    >
      <p>{refundButtonText.consequence(purchase.title)}</p>
    </ConfirmDialog>
  )
}

/** Thirty days to change one's mind. */
export function RefundButton({ purchase }: RefundProps) {
  const [asking, setAsking] = useState(false)
  const until = purchase.refundableUntil
  if (!until) return null
  return (
    <>
      <Button
        look="text"
        size="small"
        aria-label={refundButtonText.refundPossibleUntil(
          purchase.title,
          formatDate(dayIn(businessZone, new Date(until))),
        )}
        onClick={() => setAsking(true)}
      >
        {refundButtonText.refund}
      </Button>
      {asking ? <RefundDialog purchase={purchase} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
