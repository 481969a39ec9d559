import { Link } from '#design/link.tsx'
import { facts } from '#platform/web/facts.ts'
import { JsonLdScript } from '#platform/web/json-ld.tsx'
import { breadcrumbs } from '../domain/linked-data.ts'
import styles from './crumbs.module.css'
import { crumbsText } from './messages.ts'

interface Step {
  readonly name: string
  readonly path: string
}

/** The way from the home page here, the page's own name last, for people and for search engines. */
export function Crumbs({ steps }: { readonly steps: readonly Step[] }) {
  const all = [{ name: crumbsText.home, path: '/' }, ...steps]
  return (
    <nav aria-label={crumbsText.breadcrumb}>
      <JsonLdScript data={breadcrumbs(facts.origin, all)} />
      <ol className={styles.crumbs}>
        {all.map(({ name, path }, index) => (
          <li key={path}>
            {index === all.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={path} className={styles.link}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
