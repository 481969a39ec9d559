import { Check } from 'lucide-react'
import { useId, useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'
import { nextIndex } from '../next-index.ts'
import styles from './tabs.module.css'
import { tabsText } from '../messages.ts'

export interface TabItem {
  id: string
  label: string
  icon?: IconShape | undefined
  /** Steps only: shows the moss check. */
  done?: boolean | undefined
  disabled?: boolean | undefined
  content: ReactNode
}

export interface TabsProps {
  /** Names the row of tabs for screen readers. */
  label: string
  items: readonly TabItem[]
  /** Null where what is shown is of none of them: the panel of the first, which is that of all. */
  value: string | null
  onValueChange: (id: string) => void
  look?: 'line' | 'steps'
  /** Stands at the end of the row. */
  beside?: ReactNode
  /** The chosen tab was pressed again. */
  onAgain?: ((id: string) => void) | undefined
  className?: string | undefined
}

const tabOf = (row: HTMLElement | null, id: string | undefined): HTMLElement | null | undefined =>
  id === undefined ? undefined : row?.querySelector(`[data-tab="${CSS.escape(id)}"]`)

/** WAI-ARIA tabs: one tab stop, arrows move and choose at once, Home and End go to the ends. */
export function Tabs(props: TabsProps) {
  const { label, items, value, onValueChange, look = 'line', beside, onAgain, className } = props
  const base = useId()
  const row = useRef<HTMLDivElement>(null)
  const active = value === null ? undefined : (items.find(({ id }) => id === value) ?? items[0])
  const shown = active ?? items[0]

  // On a phone the row is wider than the screen: the active tab is brought in, the page stays still.
  useEffect(() => {
    // In the frame's own layout: asked for at once, all that was just rendered would be laid out twice.
    const frame = requestAnimationFrame(() => {
      const tab = tabOf(row.current, active?.id)
      if (!tab || !row.current) return
      const { offsetLeft, offsetWidth } = tab
      const { scrollLeft, clientWidth } = row.current
      if (offsetLeft < scrollLeft) row.current.scrollLeft = offsetLeft
      else if (offsetLeft + offsetWidth > scrollLeft + clientWidth)
        row.current.scrollLeft = offsetLeft + offsetWidth - clientWidth
    })
    return () => cancelAnimationFrame(frame)
  }, [active?.id])

  const choose = (item: TabItem): void => {
    onValueChange(item.id)
    tabOf(row.current, item.id)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const open = items.filter((item) => !item.disabled)
    const from = open.findIndex((item) => item.id === active?.id)
    const to = open[nextIndex(event.key, from, open.length, 'horizontal')]
    if (!to) return
    event.preventDefault()
    choose(to)
  }

  return (
    <div className={classNames(styles.tabs, className)}>
      <div className={styles.top}>
        <div ref={row} role="tablist" aria-label={label} className={styles.row}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${base}-${item.id}-tab`}
              data-tab={item.id}
              className={classNames(styles.tab, item.id === active?.id && styles.on)}
              aria-selected={item.id === active?.id}
              aria-controls={item.id === active?.id ? `${base}-${item.id}-panel` : undefined}
              tabIndex={item.id === shown?.id ? 0 : -1}
              disabled={item.disabled}
              onClick={() => (item.id === active?.id ? onAgain?.(item.id) : choose(item))}
              onKeyDown={onKeyDown}
            >
              {look === 'steps' && item.done && item.id !== active?.id ? (
                <Icon of={Check} size="button" className={styles.done} />
              ) : null}
              {item.icon ? <Icon of={item.icon} size="button" /> : null}
              {item.label}
              {look === 'steps' && item.done ? (
                <span className="visually-hidden">{tabsText.done}</span>
              ) : null}
            </button>
          ))}
        </div>
        {beside}
      </div>
      {shown ? (
        <div
          role="tabpanel"
          id={`${base}-${shown.id}-panel`}
          // A step's panel is named by its place: its one field often has the name of the step itself.
          aria-label={
            active && look === 'steps'
              ? tabsText.step(items.indexOf(active) + 1, items.length)
              : active
                ? undefined
                : label
          }
          aria-labelledby={active && look !== 'steps' ? `${base}-${active.id}-tab` : undefined}
          tabIndex={0}
          className={styles.panel}
        >
          {shown.content}
        </div>
      ) : null}
    </div>
  )
}
