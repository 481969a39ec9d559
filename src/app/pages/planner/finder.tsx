import { ArrowLeft, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { useMedia } from '#platform/web/use-media.ts'
import styles from './finder.module.css'
import { canvasText as text } from './messages.ts'
import { pointAtNothing } from './with-this.ts'

interface FinderHeadProps {
  readonly title: string
  /** "21 for 2 adults, 4 nights. Sample prices." */
  readonly words?: string | undefined
  /** Sorting, filtering, ways on. */
  readonly tools?: ReactNode
  /** A second line: what kind of thing, and for which day. */
  readonly below?: ReactNode
  readonly onClose: () => void
}

/** Says in one line what is looked for, and closes it. */
export function FinderHead({ title, words, tools, below, onClose }: FinderHeadProps) {
  const isPhone = useMedia('(max-width: 47.4375em)')
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {words ? (
        <p className={styles.words} aria-live="polite">
          {words}
        </p>
      ) : null}
      <div className={styles.tools}>
        {tools}
        <IconButton icon={isPhone ? ArrowLeft : X} label={text.backToDays} onClick={onClose} />
      </div>
      {below ? <div className={styles.below}>{below}</div> : null}
    </div>
  )
}

/** What is looked for, over the stops of the days. Escape leads back to them. */
export function Finder({
  title,
  onClose,
  children,
}: {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => () => pointAtNothing(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape within it closes it
    <section
      ref={section}
      className={styles.finder}
      aria-label={title}
      onKeyDown={(event) => {
        const { target, key } = event
        const isOwn = target instanceof Element && section.current?.contains(target)
        // A list, a calendar or a dialog inside closes first.
        if (key !== 'Escape' || event.defaultPrevented || !isOwn) return
        if (target.closest('dialog, [popover], [aria-expanded="true"]:is(input)')) return
        event.stopPropagation()
        onClose()
      }}
    >
      {children}
    </section>
  )
}
