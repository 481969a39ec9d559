import { useIsMutating } from '@tanstack/react-query'
import { Cloud, CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import styles from './planner.module.css'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const isOnline = (): boolean => window.navigator.onLine

/** Whether what was done so far is on the server. */
export function SaveState() {
  const saving = useIsMutating() > 0
  const online = useSyncExternalStore(subscribe, isOnline, () => true)
  const words = online ? (saving ? 'Saving…' : 'Everything is saved') : 'Offline: nothing is saved'
  return (
    <p className={styles.saved} role="status">
      <Icon of={online ? Cloud : CloudOff} />
      {words}
    </p>
  )
}
