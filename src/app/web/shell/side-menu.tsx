import { useLocation } from 'wouter'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Link } from '#design/link.tsx'
import { isActive, mainLinks, moreLinks } from './nav-links.ts'
import styles from './shell.module.css'
import { sideMenuText } from '../messages.ts'

interface SideMenuProps {
  readonly open: boolean
  readonly onClose: () => void
}

interface MenuLinkProps {
  readonly href: string
  readonly label: string
  readonly note?: string
  readonly onClose: () => void
}

function MenuLink({ href, label, note, onClose }: MenuLinkProps) {
  const [path] = useLocation()
  return (
    <Link
      href={href}
      className={styles.menuLink}
      aria-current={isActive(href, path) ? 'page' : undefined}
      onClick={onClose}
    >
      {label}
      {note ? <small>{note}</small> : null}
    </Link>
  )
}

/** All links, for the phone. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  return (
    <Dialog open={open} onClose={onClose} title={sideMenuText.menu} lightDismiss>
      <nav aria-label={sideMenuText.allPages} className={styles.menuLinks}>
        <h3 className={styles.menuHeading}>{sideMenuText.navigation}</h3>
        {mainLinks.map((link) => (
          <MenuLink key={link.href} {...link} onClose={onClose} />
        ))}
        <h3 className={styles.menuHeading}>{sideMenuText.toolsFeatures}</h3>
        {moreLinks.map((link) => (
          <MenuLink key={link.href} {...link} onClose={onClose} />
        ))}
      </nav>
    </Dialog>
  )
}
