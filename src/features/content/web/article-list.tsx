import { Link } from '#design/link.tsx'
import { formatDate } from '#platform/shared/local-date.ts'
import { Poster } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { withFacts } from '#platform/web/facts.ts'
import styles from './articles.module.css'
import type { ArticleCard } from './texts.ts'

/** Poster of the place an article is about, or of one that stands for all travel, by its title. */
const stock = ['lisbon', 'montreal', 'maldives', 'seattle', 'barcelona', 'vancouver'] as const
const pictureOf = ({ destination, slug }: ArticleCard) =>
  destination && isPosterSlug(destination)
    ? destination
    : (stock[[...slug].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % stock.length] ??
      'lisbon')

export function ArticleList({ articles }: { readonly articles: readonly ArticleCard[] }) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.slug} className={styles.item}>
          <div className={styles.picture}>
            <Poster slug={pictureOf(article)} ratio="1/1" lazy />
          </div>
          <div className={styles.words}>
            <h3>
              <Link href={`/blog/${article.slug}`} className={styles.link}>
                {withFacts(article.title)}
              </Link>
            </h3>
            <p className="mute">{withFacts(article.description)}</p>
            <p className={styles.date}>
              <time dateTime={article.published}>{formatDate(article.published)}</time> ·{' '}
              {article.minutes} min
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
