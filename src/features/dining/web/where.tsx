import { farText } from '#features/trips/domain/how-far.ts'
import type { PlaceFit } from '../domain/narrow-places.ts'
import { placeCardText } from './messages.ts'

interface WhereProps {
  /** In which district, and what it is where no other line says so. */
  readonly before: readonly string[]
  readonly fit: PlaceFit | undefined
}

/** "Alfama · 350 m from your stops"; a narrow row leaves out from what. */
export function Where({ before, fit }: WhereProps) {
  const far = farText(fit)
  return (
    <>
      {[...before, far].filter(Boolean).join(' · ')}
      {far ? <span data-rest="">{placeCardText.fromStops}</span> : null}
    </>
  )
}
