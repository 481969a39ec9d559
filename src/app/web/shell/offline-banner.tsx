import { useOnline } from '#platform/web/online.ts'
import styles from './shell.module.css'
import { offlineBannerText } from '../messages.ts'

/** Offline banner; the live region is always mounted. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <div role="status" className={online ? undefined : styles.offline}>
      {online ? null : offlineBannerText.youOfflineSavedTrips}
    </div>
  )
}
