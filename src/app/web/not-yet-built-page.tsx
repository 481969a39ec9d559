import { useLocation } from 'wouter'
import { ButtonLink } from '#design/button/button.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { facts } from '#platform/web/facts.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import { nameToCome } from './not-yet-built.ts'

/** Says plainly that a part of the site is still to come, and what works today. */
export function NotYetBuiltPage() {
  const [path] = useLocation()
  const name = nameToCome(path)
  return (
    <div className="wrap page">
      <PageHead title={name} description={`${name}: this part is still being built.`} hidden />
      <Signpost
        title={name}
        poster={{ slug: 'bali', name: 'Bali', place: 'Indonesia' }}
        action={<ButtonLink href="/planner">Open the trip planner</ButtonLink>}
      >
        This part of {facts.name} is still being built. The trip planner, the cart and its PDF work
        today.
      </Signpost>
    </div>
  )
}
