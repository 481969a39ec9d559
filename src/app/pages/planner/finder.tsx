import { ArrowLeft, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { useMedia } from '#platform/web/use-media.ts'
import styles from './finder.module.css'
import { canvasText as text } from './messages.ts'
import { pointAtNothing } from './with-this.ts'

interface FinderHeadProps {
  readonly title: string
  /** Refs of the elements that a search portals into. */
  readonly onWords: (element: HTMLElement | null) => void
  readonly onTools: (element: HTMLElement | null) => void
  readonly onBelow: (element: HTMLElement | null) => void
  readonly onClose: () => void
}

/** Title line of the finder with its close button. */
function FinderHead({ title, onWords, onTools, onBelow, onClose }: FinderHeadProps) {
  const isPhone = useMedia('(max-width: 47.4375em)')
  return (
    <div className={styles.head}>
      <h2 className={styles.title} tabIndex={-1} data-finder-title="">
        {title}
      </h2>
      <div ref={onWords} className={styles.words} aria-live="polite" />
      <div className={styles.tools}>
        <div ref={onTools} className={styles.slot} />
        <IconButton icon={isPhone ? ArrowLeft : X} label={text.backToDays} onClick={onClose} />
      </div>
      <div ref={onBelow} className={styles.below} />
    </div>
  )
}

/** Renders words, tools and a second line into the finder's head. */
export type DrawHead = (words: ReactNode, tools: ReactNode, below?: ReactNode) => ReactNode

/** The head of a finder, and how what is found writes into it: it stays the same, and so does the focus in it. */
export function useFinderHead(title: string, onClose: () => void) {
  const [words, setWords] = useState<HTMLElement | null>(null)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [below, setBelow] = useState<HTMLElement | null>(null)
  const draw: DrawHead = (said, pressed, next) => (
    <>
      {words ? createPortal(said, words) : null}
      {tools ? createPortal(pressed, tools) : null}
      {below ? createPortal(next, below) : null}
    </>
  )
  const line = (
    <FinderHead
      key="head"
      title={title}
      onWords={setWords}
      onTools={setTools}
      onBelow={setBelow}
      onClose={onClose}
    />
  )
  return [line, draw] as const
}

/** The finder over the days; Escape closes it. */
export function Finder({
  title,
  head,
  onClose,
  children,
}: {
  readonly title: string
  readonly head: ReactNode
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
      {head}
      {children}
    </section>
  )
}
