import { awayText, type PlaceFit } from '../domain/narrow-places.ts'

interface WhereProps {
  /** In which district, and what it is where no other line says so. */
  readonly before: readonly string[]
  readonly fit: PlaceFit | undefined
}

/** "Alfama · 350 m from your stops"; a narrow row leaves out the district. */
export function Where({ before, fit }: WhereProps) {
  const said = before.filter(Boolean).join(' · ')
  const away = awayText(fit)
  if (!away) return said
  return (
    <>
      <span data-rest="">{said} · </span>
      {away}
    </>
  )
}
