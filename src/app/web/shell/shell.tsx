import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useOnline } from '#platform/web/online.ts'
import { FooterFrame } from './footer-frame.tsx'
import { Notices } from './notices.tsx'
import styles from './shell.module.css'
import { SiteHeader } from './site-header.tsx'
import { offlineBannerText, shellText } from '../messages.ts'

/** Moves focus to the page after navigation, except the first. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const seen = useRef(path)
  useEffect(() => {
    if (seen.current === path) return
    seen.current = path
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path])
  return main
}

/** Offline banner; the live region is always mounted. */
function OfflineBanner() {
  const online = useOnline()
  return (
    <div role="status" className={online ? undefined : styles.offline}>
      {online ? null : offlineBannerText.youOfflineSavedTrips}
    </div>
  )
}

interface ShellProps {
  /** Footer, rendered by the build only. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** Frame of every page. */
export function Shell({ footer, children }: ShellProps) {
  const main = useFocusOnNavigation()
  return (
    <>
      <a className={styles.skip} href="#main">
        {shellText.skipToContent}
      </a>
      <SiteHeader />
      <OfflineBanner />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <FooterFrame>{footer}</FooterFrame>
      <Notices />
    </>
  )
}
