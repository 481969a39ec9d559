import type { ReactNode } from 'react'
import { Print } from '../poster.tsx'
import type { PosterSlug } from '../posters.ts'
import styles from './signpost.module.css'

export interface SignpostProps {
  title: string
  /** What happened, and what one can do. */
  children: ReactNode
  /** One or two buttons. */
  action: ReactNode
  /** The poster on the wall beside the words, with its own name. */
  poster: { slug: PosterSlug; name: string; place: string }
}

/** A whole-page message without content of its own, with a link to go on. */
export function Signpost({ title, children, action, poster }: SignpostProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <div className="lead">{children}</div>
        <div className={styles.action}>{action}</div>
      </div>
      <Print className={styles.picture} {...poster} />
    </div>
  )
}
