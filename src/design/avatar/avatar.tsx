import { classNames } from '../class-names.ts'
import { initialsOf, toneOf } from './initials.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  /** The name as it is written beside it: the picture itself says nothing to a screen reader. */
  name: string
  /** A stable seed for the colour, such as an id. Default: the name. */
  seed?: string
  size?: 'small' | 'large'
  className?: string | undefined
}

/** A person as initials on one of the washes. */
export function Avatar({ name, seed = name, size = 'small', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.avatar, styles[size], styles[toneOf(seed)], className)}
    >
      {initialsOf(name)}
    </span>
  )
}
