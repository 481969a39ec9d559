import { type ComponentType, useEffect, useRef, useState } from 'react'
import { dismissNotice, useNotices } from '#design/notices/notices.ts'
import { useOnline } from '#platform/web/online.ts'
import styles from './shell.module.css'

type Wanted = 'no' | 'yes' | 'focused'
type Region = ComponentType<{ readonly focused?: boolean }>

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

/** Toasts and popups. Their code is loaded with the first press; where it does not come, their words do. */
export function Notices() {
  const wanted = useFirstPress()
  const notices = useNotices()
  const [newest] = notices
  const [loaded, setLoaded] = useState<{ readonly Region: Region }>()
  const online = useOnline()
  const isWanted = wanted !== 'no' || newest !== undefined
  // Another thing to say, or a network again, is another try.
  const occasion = `${newest?.serial} ${online}`
  const failedOn = useRef<string>(undefined)
  useEffect(() => {
    if (!isWanted || loaded || failedOn.current === occasion) return
    const load = async (): Promise<void> => {
      try {
        setLoaded({ Region: (await import('#design/notices/notice-region.tsx')).NoticeRegion })
      } catch {
        // No network: what there is to say stands in plain words until the next try.
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
