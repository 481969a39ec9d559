import { SharedTripPage } from '#features/sharing/web/shared-trip-page.tsx'
import { SharedMap } from './shared-map.tsx'

/** A shared trip, with the drawing of its town. */
export const SharedPage = () => <SharedTripPage map={SharedMap} />
