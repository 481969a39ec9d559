import { ButtonLink } from '../button/button.tsx'
import { Signpost } from './signpost.tsx'

export function SignpostExample() {
  return (
    <Signpost
      title="We can’t find this trip"
      action={<ButtonLink href="#signpost">See your trips</ButtonLink>}
      poster={{ slug: 'rome', name: 'Rome', place: 'Italy' }}
    >
      It may have been deleted, or it belongs to another account.
    </Signpost>
  )
}
