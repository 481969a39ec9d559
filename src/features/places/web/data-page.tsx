import { Section } from '#design/section/section.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { formatDate, isLocalDate } from '#platform/shared/local-date.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import type { DataSource } from '../contract/places.contract.ts'
import { knownSources } from './known-sources.ts'
import styles from './data-page.module.css'

const kinds = [
  {
    kind: 'general knowledge',
    title: 'Written by us',
    text: 'Facts that anybody may know, put down row by row in our own words and held against each other and against open data.',
  },
  {
    kind: 'invented',
    title: 'Invented samples',
    text: 'Made-up businesses, so you can try planning. Every list of them is marked “Sample”, and so are its details.',
  },
  {
    kind: 'package',
    title: 'Open data',
    text: 'Tables that others publish for everybody to use, with our thanks.',
  },
] as const

const count = new Intl.NumberFormat('en-CA')

const asOfText = (asOf: string): string => (isLocalDate(asOf) ? formatDate(asOf) : asOf)

function Source({ source }: { readonly source: DataSource }) {
  const { what, estimated, asOf, rows, credit, licence, link } = source
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3>{what}</h3>
        {estimated ? <p className="mute">{estimated}</p> : null}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Rows</dt>
          <dd>{count.format(rows)}</dd>
        </div>
        <div>
          <dt>As of</dt>
          <dd>{asOfText(asOf)}</dd>
        </div>
        {link ? (
          <div className={styles.credit}>
            <dt>Credit</dt>
            <dd>
              <a href={link}>{credit}</a> ({licence})
            </dd>
          </div>
        ) : null}
      </dl>
    </li>
  )
}

/** What we know of the world: where each table comes from, of which day, what in it is an estimate. */
export function DataPage() {
  return (
    <>
      <PageHead
        title="Our data"
        description="Where each table comes from, the day it is of, whom we thank for it, and what in it is an estimate."
      />
      <div className={`wrap ${styles.intro}`}>
        <PageHeading title="Our data" />
        <p className="lead">
          Where each table comes from, the day it is of, whom we thank for it, and what in it is an
          estimate.
        </p>
      </div>
      {kinds.map(({ kind, title, text }) => (
        <Section tight key={kind} title={title} aside={<p className="mute">{text}</p>}>
          <ul className={styles.rows}>
            {knownSources
              .filter((source) => source.kind === kind)
              .map((source) => (
                <Source key={source.what} source={source} />
              ))}
          </ul>
        </Section>
      ))}
    </>
  )
}
