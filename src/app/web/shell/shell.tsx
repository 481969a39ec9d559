import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { Notices } from './notices.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import styles from './shell.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** A new page is announced by moving focus to it; the first one is not: nobody asked for that. */
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

/** What stands round every page. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useFocusOnNavigation()
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <SiteHeader />
      <OfflineBanner />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <Notices />
    </>
  )
}
