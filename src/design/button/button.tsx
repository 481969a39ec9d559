import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'
import { Link } from '../link.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './button.module.css'

export interface ButtonLook {
  /**
   * `maple` once per view. `tint` is on: pressed again it is off. `quiet` has no ground, `text` not even padding: it lines up with the words
   * above. `danger` is maple text, for the left of a dialog.
   */
  look?: 'primary' | 'maple' | 'line' | 'tint' | 'quiet' | 'text' | 'danger' | undefined
  /** 48 px high, or 40 px inside cards. */
  size?: 'full' | 'small' | undefined
  block?: boolean | undefined
  icon?: IconShape | undefined
  iconAfter?: IconShape | undefined
  className?: string | undefined
  children: ReactNode
}

export interface ButtonProps
  extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /**
   * Pass false as well as true: the button then keeps room for the busy words from the start and
   * never changes its width. A busy button stays focusable and ignores presses.
   */
  busy?: boolean | undefined
  busyLabel?: string | undefined
}

const classesOf = ({
  look = 'primary',
  size,
  block,
  className,
}: Omit<ButtonLook, 'children'>): string =>
  classNames(
    styles.button,
    styles[look],
    size === 'small' && styles.small,
    block && styles.block,
    className,
  )

function Face({ icon, iconAfter, children }: Pick<ButtonLook, 'icon' | 'iconAfter' | 'children'>) {
  return (
    <>
      {icon ? <Icon of={icon} size="button" /> : null}
      <span>{children}</span>
      {iconAfter ? <Icon of={iconAfter} size="button" /> : null}
    </>
  )
}

export function Button(props: ButtonProps) {
  const { look, size, block, icon, iconAfter, className, children, ...withBusy } = props
  const { busy, busyLabel = 'Processing...', type = 'button', onClick, ...rest } = withBusy
  const face = { icon, iconAfter, children }
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classesOf({ look, size, block, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy === undefined ? (
        <Face {...face} />
      ) : (
        <span className={styles.stack}>
          <span className={classNames(styles.face, busy && styles.away)}>
            <Face {...face} />
          </span>
          <span className={classNames(styles.face, !busy && styles.away)}>
            <Spinner />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  )
}

export interface ButtonLinkProps
  extends ButtonLook, Omit<ComponentProps<typeof Link>, 'className' | 'children'> {}

/** Looks like a button, goes to a page. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look, size, block, icon, iconAfter, className, children, ...rest } = props
  return (
    <Link {...rest} className={classesOf({ look, size, block, className })}>
      <Face icon={icon} iconAfter={iconAfter}>
        {children}
      </Face>
    </Link>
  )
}
