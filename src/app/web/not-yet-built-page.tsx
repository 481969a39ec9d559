import { Hammer } from 'lucide-react'
import { useLocation } from 'wouter'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { notYetBuilt } from './not-yet-built.ts'

/** Says plainly that a part of the site is still to come, and what works today. */
export function NotYetBuiltPage() {
  const [path] = useLocation()
  const name = notYetBuilt[path.toLowerCase().replace(/\/+$/, '')] ?? 'This page'
  return (
    <div className="wrap page">
      <PageHead title={name} description={`${name}: this part is still being built.`} hidden />
      <EmptyState
        icon={Hammer}
        heading="h1"
        title={name}
        action={<ButtonLink href="/planner">Open the trip planner</ButtonLink>}
      >
        This part of Wayleaf is still being built. The trip planner, the cart and its PDF work
        today.
      </EmptyState>
    </div>
  )
}
