import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, Ref, ToggleEvent } from 'react'
import anchored from '../anchored/anchored.module.css'
import { placeAnchored } from '../anchored/place-anchored.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'
import { Link } from '../link.tsx'
import { nextIndex } from '../next-index.ts'
import styles from './menu.module.css'

export interface MenuItem {
  id: string
  label: string
  icon?: IconShape | undefined
  /** A hairline above it. */
  apart?: boolean | undefined
  destructive?: boolean | undefined
  disabled?: boolean | undefined
  /** A link goes there; anything else calls `onChoose`. */
  href?: string | undefined
}

/** What the trigger must carry. Spread it on a `Button` or an `IconButton`. */
export interface MenuTrigger {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  /** The browser opens and closes by it, and tells screen readers which. */
  popoverTarget: string
  onKeyDown: (event: KeyboardEvent) => void
}

export interface MenuProps {
  /** Names the menu: "Move Meiji Jingu". */
  label: string
  items: readonly MenuItem[]
  onChoose?: ((id: string) => void) | undefined
  /** Text above the items, such as the account's name. */
  heading?: string | undefined
  onOpen?: (() => void) | undefined
  /** Which edge of the trigger it hangs from. */
  side?: 'below' | 'end'
  /** Renders the trigger with what it is given. */
  children: (trigger: MenuTrigger) => ReactNode
}

/**
 * A native popover: Escape and a press elsewhere close it, and focus goes back to the trigger. Arrows,
 * Home, End and first letters move inside.
 */
export function Menu(props: MenuProps) {
  const { label, items, onChoose, heading, onOpen, side = 'below', children } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const firstFocus = useRef<0 | -1>(0)
  const [isOpen, setIsOpen] = useState(false)

  const entries = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []),
  ]
  const onToggle = (event: ToggleEvent): void => {
    setIsOpen(event.newState === 'open')
    if (event.newState !== 'open' || !list.current || !button.current) return
    onOpen?.()
    placeAnchored(list.current, button.current, side)
    entries().at(firstFocus.current)?.focus()
    firstFocus.current = 0
  }
  const onTriggerKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    firstFocus.current = event.key === 'ArrowDown' ? 0 : -1
    list.current?.showPopover()
  }
  const choose = (id: string): void => {
    list.current?.hidePopover()
    button.current?.focus()
    onChoose?.(id)
  }
  const onListKey = (event: KeyboardEvent): void => {
    const all = entries()
    const from = all.findIndex((entry) => entry === document.activeElement)
    if (event.key === 'Tab') return list.current?.hidePopover()
    const letter = event.key.length === 1 ? event.key.toLowerCase() : undefined
    const named = (entry: HTMLElement): boolean =>
      letter !== undefined && (entry.textContent?.trim().toLowerCase().startsWith(letter) ?? false)
    const to =
      all[nextIndex(event.key, from, all.length, 'vertical')] ??
      [...all.slice(from + 1), ...all.slice(0, from + 1)].find(named)
    if (!to) return
    event.preventDefault()
    to.focus()
  }

  return (
    <span className={anchored.anchor}>
      {children({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        popoverTarget: id,
        onKeyDown: onTriggerKey,
      })}
      <div
        ref={list}
        id={id}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        popover="auto"
        data-side={side}
        className={classNames(anchored.popover, styles.menu)}
        onKeyDown={onListKey}
        onToggle={onToggle}
      >
        {heading ? (
          <p role="none" className={styles.heading}>
            {heading}
          </p>
        ) : null}
        {items.map((item) => (
          <Entry key={item.id} item={item} onPress={() => choose(item.id)} />
        ))}
      </div>
    </span>
  )
}

function Entry({ item, onPress }: { item: MenuItem; onPress: () => void }) {
  const classes = classNames(
    styles.entry,
    item.destructive && styles.destructive,
    item.apart && styles.apart,
  )
  const face = (
    <>
      {item.icon ? <Icon of={item.icon} size="button" /> : null}
      {item.label}
    </>
  )
  return item.href === undefined ? (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={item.disabled}
      className={classes}
      onClick={onPress}
    >
      {face}
    </button>
  ) : (
    <Link href={item.href} role="menuitem" tabIndex={-1} className={classes} onClick={onPress}>
      {face}
    </Link>
  )
}
