import { Check, Plus } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { guidePartsText } from './messages.ts'

export interface SightToAdd {
  /** The atlas's id of the destination: "lisbon". */
  readonly placeId: string
  /** Its name. */
  readonly place: string
  /** Within the destination: "belem-tower". */
  readonly slug: string
  readonly name: string
}

/** Where a sight stands already. */
export interface SightInPlan {
  /** "In your trip, day 5" */
  readonly words: string
  readonly href: string
}

interface AddSightLinkProps {
  readonly sight: SightToAdd
  /** Then the link leads there instead. */
  readonly inPlan?: SightInPlan | undefined
  /** Without it the link leads to the sights of the place, which have the same button. */
  readonly onPress?: () => void
}

/** Puts a sight of a guide into a plan. It renders the same before and after hydration. */
export function AddSightLink({ sight, inPlan, onPress }: AddSightLinkProps) {
  const { placeId, place, slug, name } = sight
  const search = new URLSearchParams({ tab: 'attractions', location: place, locationId: placeId })
  const words = inPlan?.words ?? guidePartsText.addToPlan
  return (
    <ButtonLink
      look={inPlan ? 'tint' : 'line'}
      size="small"
      icon={inPlan ? Check : Plus}
      href={inPlan?.href ?? `/search?${search}`}
      aria-label={guidePartsText.named(words, name)}
      data-place={place}
      data-place-id={placeId}
      data-slug={slug}
      data-name={name}
      onClick={(event) => {
        if (!onPress || inPlan) return
        event.preventDefault()
        onPress()
      }}
    >
      {words}
    </ButtonLink>
  )
}

/** The sight whose link an element is, or is beside. */
export function sightAt(element: Element | null): SightToAdd | undefined {
  const link = element?.closest('[data-island]')?.querySelector<HTMLElement>('[data-slug]')
  const { placeId, place, slug, name } = link?.dataset ?? {}
  return placeId && place && slug && name ? { placeId, place, slug, name } : undefined
}
