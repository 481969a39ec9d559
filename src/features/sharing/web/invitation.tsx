import { lazy, Suspense } from 'react'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'

const InvitationCard = lazy(async () => ({
  default: (await import('./invitation-card.tsx')).InvitationCard,
}))

/** An invitation to edit a trip; its code is loaded where there is one. */
export function Invitation({ token }: { readonly token: string }) {
  return (
    <Suspense fallback={<SkeletonList label="Opening the invitation" look="row" />}>
      <InvitationCard token={token} />
    </Suspense>
  )
}
