import { classNames } from '../class-names.ts'
import { Link } from '../link.tsx'
import styles from './logo.module.css'
import { logoText } from '../messages.ts'

export interface LogoProps {
  /** Where it leads; without it the logo is no link. */
  href?: string | undefined
  className?: string | undefined
}

function Mark() {
  return (
    <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
      <path
        className={styles.leaf}
        d="M27.5 3.5C14 3 4.5 9 4.5 19c0 5.5 4 9.5 9.5 9.5 10 0 14.5-11 13.5-25z"
      />
      <path className={styles.way} d="M3 30c3-4 8-5 9-9s-1-5 2-8 6-3 8-5" />
    </svg>
  )
}

/** The leaf with a way through it. On a band it takes the colours of the band. */
export function Logo({ href, className }: LogoProps) {
  const classes = classNames(styles.logo, className)
  if (href === undefined)
    return (
      <span className={classes}>
        <Mark />
        {logoText.wayleaf}
      </span>
    )
  return (
    <Link href={href} className={classes} aria-label={logoText.wayleafHome}>
      <Mark />
      {logoText.wayleaf}
    </Link>
  )
}
