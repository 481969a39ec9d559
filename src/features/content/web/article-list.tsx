import { Link } from '#design/link.tsx'
import { formatDate } from '#platform/shared/local-date.ts'
import { Poster } from '#design/poster.tsx'
import { withFacts } from '#platform/web/facts.ts'
import { articlePicture } from './article-picture.ts'
import styles from './articles.module.css'
import type { ArticleCard } from './texts.ts'
import { articleListText } from './messages.ts'

interface ArticleListProps {
  readonly articles: readonly ArticleCard[]
  /** One level below the heading above the list. */
  readonly heading: 'h2' | 'h3'
}

export function ArticleList({ articles, heading: Heading }: ArticleListProps) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.slug} className={styles.item}>
          <div className={styles.picture}>
            <Poster slug={articlePicture(article)} ratio="1/1" lazy />
          </div>
          <div className={styles.words}>
            <Heading className={styles.name}>
              <Link href={`/blog/${article.slug}`} className={styles.link}>
                {withFacts(article.title)}
              </Link>
            </Heading>
            <p className="mute">{withFacts(article.description)}</p>
            <p className={styles.date}>
              <time dateTime={article.published}>{formatDate(article.published)}</time>
              {articleListText.min(article.minutes)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
