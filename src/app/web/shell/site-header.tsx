import { Compass, Menu as MenuIcon } from 'lucide-react'
import { useLocation } from 'wouter'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icon/icon.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { Link } from '#design/link.tsx'
import { Logo } from '#design/logo/logo.tsx'
import { AuthDisplay } from '#features/accounts/web/index.ts'
import { CartButton } from '#features/cart/web/index.ts'
import { isActive, mainLinks } from './nav-links.ts'
import { siteHeaderText } from '../messages.ts'
import styles from './shell.module.css'
import { SideMenu, sideMenuId } from './side-menu.tsx'
import { WhenOffered } from './when-offered.tsx'

export function SiteHeader() {
  const [path] = useLocation()
  return (
    <header className={styles.bar}>
      <div className={`wrap-planner ${styles.row}`}>
        <Logo href="/" />
        <nav className={styles.nav} aria-label={siteHeaderText.main}>
          {mainLinks.map(({ href, label, when }) => (
            <WhenOffered key={href} when={when}>
              <Link
                href={href}
                className={classNames(styles.link, href === '/guide' && styles.guide)}
                aria-current={isActive(href, path) ? 'page' : undefined}
              >
                {href === '/guide' ? <Icon of={Compass} /> : null}
                {label}
              </Link>
            </WhenOffered>
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
            popoverTarget={sideMenuId}
          />
        </div>
      </div>
      <SideMenu />
    </header>
  )
}
