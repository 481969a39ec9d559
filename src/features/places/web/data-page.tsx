import type { ReactNode } from 'react'
import { Section } from '#design/section/section.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { formatDate, isLocalDate } from '#platform/shared/local-date.ts'
import { Given } from '#platform/web/listed.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import type { DataSource } from '../contract/places.contract.ts'
import { knownSources } from './known-sources.ts'
import styles from './data-page.module.css'
import { dataPageText } from './messages.ts'

const kinds = [
  {
    kind: 'general knowledge',
    title: dataPageText.writtenByUs,
    text: dataPageText.publicFacts,
  },
  {
    kind: 'invented',
    title: dataPageText.madeUpSamples,
    text: dataPageText.samplesNote,
  },
  {
    kind: 'package',
    title: dataPageText.openData,
    text: dataPageText.openDataNote,
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
          <dt>{dataPageText.rows}</dt>
          <dd>{count.format(rows)}</dd>
        </div>
        <div>
          <dt>{dataPageText.asOf}</dt>
          <dd>{asOfText(asOf)}</dd>
        </div>
        {link ? (
          <div className={styles.credit}>
            <dt>{dataPageText.credit}</dt>
            <dd>
              <a href={link}>{credit}</a> ({licence})
            </dd>
          </div>
        ) : null}
      </dl>
    </li>
  )
}

/** A live agency shows no samples. */
const Shown = ({ kind, children }: { readonly kind: string; readonly children: ReactNode }) =>
  kind === 'invented' ? <Given when="demo">{children}</Given> : children

/** What we know of the world: where each table comes from, of which day, what in it is an estimate. */
export function DataPage() {
  return (
    <>
      <PageHead title={dataPageText.ourData} description={dataPageText.lead} />
      <div className={`wrap ${styles.intro}`}>
        <PageHeading title={dataPageText.ourData} />
        <p className="lead">{dataPageText.lead}</p>
      </div>
      {kinds.map(({ kind, title, text }) => (
        <Shown key={kind} kind={kind}>
          <Section tight title={title} aside={<p className="mute">{text}</p>}>
            <ul className={styles.rows}>
              {knownSources
                .filter((source) => source.kind === kind)
                .map((source) => (
                  <Source key={source.what} source={source} />
                ))}
            </ul>
          </Section>
        </Shown>
      ))}
    </>
  )
}
