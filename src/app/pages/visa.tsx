import { FromTrip, useSearchTrip } from '#features/trips/web/index.ts'
import { VisaChecker, Visas } from '#features/visas/web/visa-page.tsx'

function Checker() {
  const inTrip = useSearchTrip()
  return <VisaChecker trip={inTrip.trip} fromTrip={<FromTrip found={inTrip} dates />} />
}

export const VisaPage = () => (
  <Visas>
    <Checker />
  </Visas>
)
