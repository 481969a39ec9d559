import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'className' | 'aria-label'
> {
  icon: IconShape
  /** Says what happens, with its object: "Remove teamLab Planets". */
  label: string
  /** `plain` has no border, `line` an edge, `raised` floats on a picture. */
  look?: 'plain' | 'line' | 'raised' | 'accept' | 'reject'
  /** Small count in the corner; part of the label, so write it there too. */
  count?: number
  className?: string | undefined
}

/** The hit area is 44 x 44 px, also if the button looks smaller. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, look = 'plain', count, className, type = 'button', ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, styles[look], className)}
    >
      <span className={styles.face}>
        <Icon of={icon} size="button" />
      </span>
      {count ? (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      ) : null}
    </button>
  )
}
