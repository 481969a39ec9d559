import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { withFacts } from '#platform/web/facts.ts'
import type { TextSection } from '../contract/texts.schema.ts'
import styles from './prose.module.css'
import { textSectionsText } from './messages.ts'

type Table = NonNullable<TextSection['table']>
type Links = NonNullable<TextSection['links']>

/** The anchor of a heading: `When the Compensation Fund pays` is `when-the-compensation-fund-pays`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function TextTable({ table, label }: { readonly table: Table; readonly label: string }) {
  return (
    // Wide tables scroll by themselves, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col">
                {withFacts(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([first = '', ...others]) => (
            <tr key={first}>
              <th scope="row">{withFacts(first)}</th>
              {others.map((cell, index) => (
                <td key={table.head[index + 1]}>{withFacts(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function TextLinks({ links }: { readonly links: Links }) {
  return (
    <p className={styles.links}>
      {links.map(({ label, href }) => (
        <ButtonLink key={href} href={href} look="text" iconAfter={ArrowRight}>
          {label}
        </ButtonLink>
      ))}
    </p>
  )
}

/** Headings with their paragraphs, list, table and links. */
export function TextSections({ sections }: { readonly sections: readonly TextSection[] }) {
  return (
    <div className={styles.prose}>
      {sections.map(({ heading, paragraphs, list, table, links }) => (
        <section key={heading} aria-labelledby={anchorOf(heading)} className={styles.section}>
          <h2 id={anchorOf(heading)}>{withFacts(heading)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{withFacts(paragraph)}</p>
          ))}
          {list ? (
            <ul className={styles.list}>
              {list.map((item) => (
                <li key={item}>{withFacts(item)}</li>
              ))}
            </ul>
          ) : null}
          {table ? (
            <TextTable table={table} label={textSectionsText.table(withFacts(heading))} />
          ) : null}
          {links ? <TextLinks links={links} /> : null}
        </section>
      ))}
    </div>
  )
}
