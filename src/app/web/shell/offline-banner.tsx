import { useOnline } from '#platform/web/online.ts'
import styles from './shell.module.css'

/** Says so for as long as the browser has no network. The live region is there before its words. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <div role="status" className={online ? undefined : styles.offline}>
      {online ? null : 'You are offline. Saved trips still open; what you change in them waits.'}
    </div>
  )
}
