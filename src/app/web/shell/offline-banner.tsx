import { useOnline } from '#platform/web/online.ts'
import styles from './shell.module.css'
import { offlineBannerText } from '../messages.ts'

/** Says so for as long as the browser has no network. The live region is there before its words. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <div role="status" className={online ? undefined : styles.offline}>
      {online ? null : offlineBannerText.youOfflineSavedTrips}
    </div>
  )
}
