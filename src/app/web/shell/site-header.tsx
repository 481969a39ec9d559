import { Compass, Menu as MenuIcon } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icon/icon.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { Link } from '#design/link.tsx'
import { Logo } from '#design/logo/logo.tsx'
import { AuthDisplay } from '#features/accounts/web/index.ts'
import { CartButton } from '#features/cart/web/index.ts'
import { afterPaint } from '#platform/web/after-paint.ts'
import { announceFailure } from '#platform/web/failures.ts'
import { isActive, mainLinks } from './nav-links.ts'
import styles from './shell.module.css'
import { siteHeaderText } from '../messages.ts'

interface LoadedMenu {
  readonly SideMenu: ComponentType<{ readonly open: boolean; readonly onClose: () => void }>
  readonly open: boolean
}

export function SiteHeader() {
  const [path] = useLocation()
  const [menu, setMenu] = useState<LoadedMenu>()
  const failedBefore = useRef(false)
  const openMenu = async (): Promise<void> => {
    await afterPaint()
    try {
      const { SideMenu } = await import('./side-menu.tsx')
      setMenu({ SideMenu, open: true })
    } catch {
      // Browsers remember a failed import: with a network, pressing again loads the page anew. The
      // links of the footer are there in any case.
      if (failedBefore.current && navigator.onLine) window.location.reload()
      failedBefore.current = true
      announceFailure({
        kind: 'network',
        service: 'page',
        message: siteHeaderText.menuDidNotArrive,
      })
    }
  }
  return (
    <header className={styles.bar}>
      <div className={`wrap-planner ${styles.row}`}>
        <Logo href="/" />
        <nav className={styles.nav} aria-label={siteHeaderText.main}>
          {mainLinks.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              className={classNames(styles.link, href === '/guide' && styles.guide)}
              aria-current={isActive(href, path) ? 'page' : undefined}
            >
              {href === '/guide' ? <Icon of={Compass} /> : null}
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.right}>
          <CartButton />
          <AuthDisplay />
          <IconButton
            icon={MenuIcon}
            label={siteHeaderText.menu}
            aria-haspopup="dialog"
            className={styles.burger}
            onClick={() => void openMenu()}
          />
        </div>
      </div>
      {menu ? (
        <menu.SideMenu open={menu.open} onClose={() => setMenu({ ...menu, open: false })} />
      ) : null}
    </header>
  )
}
