import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { dismissNotice, leavePage, useNotices } from '#design/notices/notices.ts'
import { useOnline } from '#platform/web/online.ts'
import styles from './shell.module.css'

type Wanted = 'no' | 'yes' | 'focused'
type Region = ComponentType<{ readonly focused?: boolean }>

const patienceMs = 400

/** True from the first input on: notices need no code earlier. */
function useFirstPress(): Wanted {
  const [wanted, setWanted] = useState<Wanted>('no')
  useEffect(() => {
    const heard = new AbortController()
    const press = (event: Event): void => {
      heard.abort()
      const isF8 = event instanceof KeyboardEvent && event.key === 'F8'
      if (isF8) event.preventDefault()
      if (isF8) setWanted('focused')
      // Let the press's own requests go first.
      else setTimeout(() => setWanted('yes'), patienceMs)
    }
    const options = { capture: true, signal: heard.signal }
    document.addEventListener('pointerdown', press, options)
    document.addEventListener('keydown', press, options)
    return () => heard.abort()
  }, [])
  return wanted
}

/** A toast belongs to the page that it was shown on. */
function useToastOfPage(): void {
  const [path] = useLocation()
  const shownOn = useRef(path)
  useEffect(() => {
    if (shownOn.current !== path) leavePage()
    shownOn.current = path
  }, [path])
}

/** Toasts and popups, loaded on first input; plain text if the module fails. */
export function Notices() {
  const wanted = useFirstPress()
  useToastOfPage()
  const notices = useNotices()
  const [newest] = notices
  const [loaded, setLoaded] = useState<{ readonly Region: Region }>()
  const online = useOnline()
  const isWanted = wanted !== 'no' || newest !== undefined
  // A new notice or regained connection retries the load.
  const occasion = `${newest?.serial} ${online}`
  const failedOn = useRef<string>(undefined)
  useEffect(() => {
    if (!isWanted || loaded || failedOn.current === occasion) return
    const load = async (): Promise<void> => {
      try {
        setLoaded({ Region: (await import('#design/notices/notice-region.tsx')).NoticeRegion })
      } catch {
        // The module failed to load: show plain text until the next try.
        failedOn.current = occasion
      }
    }
    void load()
  }, [isWanted, loaded, occasion])
  const plain = loaded ? undefined : newest
  useEffect(() => {
    if (!plain?.lastsMs) return undefined
    const timer = setTimeout(() => dismissNotice(plain.serial), plain.lastsMs)
    return () => clearTimeout(timer)
  }, [plain])
  if (loaded) return <loaded.Region focused={wanted === 'focused'} />
  return newest ? (
    <div role="alert" className={styles.plainNotice}>
      {notices.map(({ serial, name }) => (
        <p key={serial}>{name}</p>
      ))}
    </div>
  ) : null
}
