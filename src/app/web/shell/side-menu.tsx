import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { holdPage } from '#design/dialog/open-modals.ts'
import { Link } from '#design/link.tsx'
import { isActive, mainLinks, moreLinks, type NavLink } from './nav-links.ts'
import styles from './side-menu.module.css'
import { sideMenuText } from '../messages.ts'
import { WhenOffered } from './when-offered.tsx'

/** Id of the menu, for the button that opens it. */
export const sideMenuId = 'site-menu'

const close = (event: MouseEvent<HTMLElement>): void =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

function MenuLink({ href, label, note, when }: NavLink) {
  const [path] = useLocation()
  return (
    <WhenOffered when={when}>
      <Link
        href={href}
        className={styles.link}
        aria-current={isActive(href, path) ? 'page' : undefined}
        onClick={close}
      >
        {label}
        {note ? <small>{note}</small> : null}
      </Link>
    </WhenOffered>
  )
}

/** Phone menu with all links; a native popover that works without script. */
export function SideMenu() {
  const release = useRef<() => void>(undefined)
  useEffect(() => () => release.current?.(), [])
  return (
    <div
      id={sideMenuId}
      popover="auto"
      role="dialog"
      aria-labelledby="site-menu-title"
      className={styles.menu}
      onToggle={({ newState }) => {
        release.current?.()
        release.current = newState === 'open' ? holdPage() : undefined
      }}
    >
      <div className={styles.head}>
        <h2 id="site-menu-title" className={styles.title}>
          {sideMenuText.menu}
        </h2>
        <IconButton
          icon={X}
          label={sideMenuText.close}
          popoverTarget={sideMenuId}
          popoverTargetAction="hide"
        />
      </div>
      <nav aria-label={sideMenuText.allPages} className={styles.links}>
        <h3 className={styles.heading}>{sideMenuText.navigation}</h3>
        {mainLinks.map((link) => (
          <MenuLink key={link.href} {...link} />
        ))}
        <h3 className={styles.heading}>{sideMenuText.toolsFeatures}</h3>
        {moreLinks.map((link) => (
          <MenuLink key={link.href} {...link} />
        ))}
      </nav>
    </div>
  )
}
