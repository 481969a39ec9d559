import type { ReactNode } from 'react'
import { Notice } from '#design/notice/notice.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { formatDate, type LocalDate } from '#platform/shared/local-date.ts'
import { Given } from '#platform/web/listed.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import styles from './legal.module.css'

export interface LegalSection {
  /** Anchor of the section. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

interface LegalPageProps {
  readonly title: string
  readonly description: string
  readonly lead: string
  /** Effective date. */
  readonly date: LocalDate
  readonly sections: readonly LegalSection[]
}

/** A legal text with its date and table of contents; the demonstration notice appears once. */
export function LegalPage({ title, description, lead, date, sections }: LegalPageProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <div className={`wrap page ${styles.page}`}>
        <div className={styles.head}>
          <PageHeading title={title} sub={`In force since ${formatDate(date)}`} />
          <p className="lead">{lead}</p>
          <Given when="demo">
            <Notice title="Demonstration: not a registered agency">
              This is a demonstration of the product. The business, its numbers and its people are
              samples. Nothing is sold here, and only published test cards work.
            </Notice>
          </Given>
        </div>
        <nav aria-label="On this page" className={styles.contents}>
          <h2>On this page</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
              <h2 id={`${id}-title`}>{title}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
