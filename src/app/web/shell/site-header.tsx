import { Compass, Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icon/icon.tsx'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { Link } from '#design/link.tsx'
import { Logo } from '#design/logo/logo.tsx'
import { AuthDisplay } from '#features/accounts/web/index.ts'
import { CartButton } from '#features/cart/web/index.ts'
import { frameOf, isActive, mainLinks } from './nav-links.ts'
import styles from './shell.module.css'

const SideMenu = lazy(async () => ({ default: (await import('./side-menu.tsx')).SideMenu }))

export function SiteHeader() {
  const [path] = useLocation()
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <header className={styles.bar}>
      <div className={`${frameOf(path)} ${styles.row}`}>
        <Logo href="/" />
        <nav className={styles.nav} aria-label="Main">
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
            label="Menu"
            aria-haspopup="dialog"
            className={styles.burger}
            onClick={() => setMenu('open')}
          />
        </div>
      </div>
      {menu === 'never' ? null : (
        <Suspense fallback={null}>
          <SideMenu open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </header>
  )
}
