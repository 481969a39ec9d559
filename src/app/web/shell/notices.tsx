import { type ComponentType, useEffect, useRef, useState } from 'react'
import { dismissPopup, displayMs, usePopups } from '#design/popup-region/popups.ts'
import { useToast } from '#design/toast-region/toasts.ts'
import { useOnline } from '#platform/web/online.ts'
import styles from './shell.module.css'

type Wanted = 'no' | 'yes' | 'focused'
type Regions = ComponentType<{ readonly focused: boolean }>

const patienceMs = 400

/** Nothing is said before someone does something: the code may come with the first press. */
function useFirstPress(): Wanted {
  const [wanted, setWanted] = useState<Wanted>('no')
  useEffect(() => {
    const heard = new AbortController()
    const press = (event: Event): void => {
      heard.abort()
      const isF8 = event instanceof KeyboardEvent && event.key === 'F8'
      if (isF8) event.preventDefault()
      if (isF8) setWanted('focused')
      // What the press itself asks for comes first.
      else setTimeout(() => setWanted('yes'), patienceMs)
    }
    const options = { capture: true, signal: heard.signal }
    document.addEventListener('pointerdown', press, options)
    document.addEventListener('keydown', press, options)
    return () => heard.abort()
  }, [])
  return wanted
}

/** Popups and toasts. Their code is loaded with the first press; where it does not come, their words do. */
export function Notices() {
  const wanted = useFirstPress()
  const [popup] = usePopups()
  const toast = useToast()
  const [loaded, setLoaded] = useState<{ readonly Regions: Regions }>()
  const online = useOnline()
  const isWanted = wanted !== 'no' || popup !== undefined || toast !== undefined
  // Another thing to say, or a network again, is another try.
  const occasion = `${popup?.serial} ${toast?.serial} ${online}`
  const failedOn = useRef<string>(undefined)
  useEffect(() => {
    if (!isWanted || loaded || failedOn.current === occasion) return
    const load = async (): Promise<void> => {
      try {
        setLoaded({ Regions: (await import('./notice-regions.tsx')).NoticeRegions })
      } catch {
        // No network: what there is to say stands in plain words until the next try.
        failedOn.current = occasion
      }
    }
    void load()
  }, [isWanted, loaded, occasion])
  const plain = loaded ? undefined : popup
  useEffect(() => {
    if (!plain) return undefined
    const timer = setTimeout(() => dismissPopup(plain.key), displayMs[plain.kind ?? 'error'])
    return () => clearTimeout(timer)
  }, [plain])
  if (loaded) return <loaded.Regions focused={wanted === 'focused'} />
  const words = [toast?.title, popup?.text].filter((text) => text !== undefined)
  return words.length > 0 ? (
    <div role="alert" className={styles.plainNotice}>
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  ) : null
}
