import { type ReactNode, useState } from 'react'
import { useHydrating } from '#design/static-page/use-hydrating.ts'
import styles from './shell.module.css'

/** The footer as the build rendered it, for a page that is drawn again. */
const rendered =
  typeof document === 'undefined' ? undefined : document.querySelector('footer [data-still]')

const fill = (box: HTMLElement | null): void => {
  if (rendered && box && !box.hasChildNodes())
    box.append(...[...rendered.childNodes].map((node) => node.cloneNode(true)))
}

/** The same object each time: React then sees that nothing changed. */
const untouched = { __html: '' }

/** What is there is left alone; where React draws again, which no HTML may enter as text, it is copied. */
function StaticFooter() {
  const hydrating = useHydrating()
  const [isThere] = useState(hydrating)
  if (!isThere) return <div ref={fill} data-still="" />
  return (
    <div
      data-still=""
      // oxlint-disable-next-line react/no-danger -- an empty text that is never written
      dangerouslySetInnerHTML={untouched}
      suppressHydrationWarning
    />
  )
}

interface FooterFrameProps {
  /** What is inside, where it is rendered; absent where its HTML is here already. */
  readonly children?: ReactNode
}

/** The footer is the same on every page and needs no script: its HTML stays, its links are followed. */
export function FooterFrame({ children }: FooterFrameProps) {
  return (
    <footer className={styles.footer}>
      <div className="wrap-planner">
        {children ? <div data-still="">{children}</div> : <StaticFooter />}
      </div>
    </footer>
  )
}
