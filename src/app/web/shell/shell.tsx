import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { FooterFrame } from './footer-frame.tsx'
import { Notices } from './notices.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import styles from './shell.module.css'
import { SiteHeader } from './site-header.tsx'
import { shellText } from '../messages.ts'

/** A new page is announced by moving focus to it; the first one is not: no one asked for that. */
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

interface ShellProps {
  /** Rendered by the build alone: a browser has its HTML. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** What stands round every page. */
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
