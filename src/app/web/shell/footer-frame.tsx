import { type ReactNode, useState } from 'react'
import { useHydrating } from '#design/static-page/use-hydrating.ts'
import styles from './shell.module.css'

/** Footer HTML of the build, for client rendering. */
const rendered =
  typeof document === 'undefined' ? undefined : document.querySelector('footer [data-still]')

const fill = (box: HTMLElement | null): void => {
  if (rendered && box && !box.hasChildNodes())
    box.append(...[...rendered.childNodes].map((node) => node.cloneNode(true)))
}

/** Constant, so React sees no change. */
const untouched = { __html: '' }

/** Keeps the rendered footer; copies it when React renders from scratch. */
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
  /** Content, for server rendering only. */
  readonly children?: ReactNode
}

/** Footer shared by all pages; its HTML is static. */
export function FooterFrame({ children }: FooterFrameProps) {
  return (
    <footer className={styles.footer}>
      <div className="wrap-planner">
        {children ? <div data-still="">{children}</div> : <StaticFooter />}
      </div>
    </footer>
  )
}
