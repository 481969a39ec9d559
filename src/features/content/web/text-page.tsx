import type { ReactNode } from 'react'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { Print } from '#design/poster.tsx'
import type { PosterSlug } from '#design/posters.ts'
import { withFacts } from '#platform/web/facts.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import type { TextPage } from '../contract/texts.schema.ts'
import { Crumbs } from './crumbs.tsx'
import styles from './text-page.module.css'
import { TextSections } from './text-sections.tsx'

interface TextPageFrameProps {
  readonly text: TextPage
  readonly poster: { readonly slug: PosterSlug; readonly name: string; readonly place: string }
  /** Buttons and other content before the text. */
  readonly children?: ReactNode
  /** After the text, across the page. */
  readonly end?: ReactNode
}

/** A page of prose with a poster beside it. */
export function TextPageFrame({ text, poster, children, end }: TextPageFrameProps) {
  const path = `/${text.slug}`
  return (
    <>
      <PageHead title={text.title} description={text.description} />
      <div className={`wrap page ${styles.columns}`}>
        <div className={styles.words}>
          <Crumbs steps={[{ name: withFacts(text.title), path }]} />
          <PageHeading title={withFacts(text.title)} />
          <p className="lead">{withFacts(text.description)}</p>
          {children}
        </div>
        <Print className={styles.print} {...poster} ratio="4/5" />
        <TextSections sections={text.sections} />
      </div>
      {end}
    </>
  )
}
