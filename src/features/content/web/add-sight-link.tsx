import { Plus } from 'lucide-react'
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

interface AddSightLinkProps {
  readonly sight: SightToAdd
  /** Without it the link leads to the sights of the place, which have the same button. */
  readonly onPress?: () => void
}

/** Puts a sight of a guide into a plan. It renders the same before and after hydration. */
export function AddSightLink({ sight, onPress }: AddSightLinkProps) {
  const { placeId, place, slug, name } = sight
  const search = new URLSearchParams({ tab: 'attractions', location: place, locationId: placeId })
  return (
    <ButtonLink
      look="line"
      size="small"
      icon={Plus}
      href={`/search?${search}`}
      aria-label={guidePartsText.addNamed(name)}
      data-place={place}
      data-place-id={placeId}
      data-slug={slug}
      data-name={name}
      onClick={(event) => {
        if (!onPress) return
        event.preventDefault()
        onPress()
      }}
    >
      {guidePartsText.addToPlan}
    </ButtonLink>
  )
}

/** The sight whose link an element is, or is beside. */
export function sightAt(element: Element | null): SightToAdd | undefined {
  const link = element?.closest('[data-island]')?.querySelector<HTMLElement>('[data-slug]')
  const { placeId, place, slug, name } = link?.dataset ?? {}
  return placeId && place && slug && name ? { placeId, place, slug, name } : undefined
}
