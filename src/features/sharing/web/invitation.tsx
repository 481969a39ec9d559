import { lazy, Suspense } from 'react'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { invitationText } from './messages.ts'

const InvitationCard = lazy(async () => ({
  default: (await import('./invitation-card.tsx')).InvitationCard,
}))

/** An invitation to edit a trip; its code is loaded where there is one. */
export function Invitation({ token }: { readonly token: string }) {
  return (
    <Suspense fallback={<SkeletonList label={invitationText.openingInvitation} look="row" />}>
      <InvitationCard token={token} />
    </Suspense>
  )
}
