import { Rss } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { articleCards } from './article-cards.ts'
import { ArticleList } from './article-list.tsx'
import styles from './articles.module.css'
import { Crumbs } from './crumbs.tsx'

/** Every article, the newest first. */
export function BlogPage() {
  return (
    <div className={`wrap page ${styles.page}`}>
      <PageHead
        title="Blog: travel from Canada, worked out"
        description="Connections, cards, papers, seasons and budgets for travellers from Canada: short articles with figures, dates and sources."
      />
      <Crumbs steps={[{ name: 'Blog', path: '/blog' }]} />
      <PageHeading
        title="Worked out before you go"
        sub="Short articles with figures, dates and sources, for travellers who start in Canada."
        size="page"
      />
      <div className={styles.feed}>
        <ArticleList articles={articleCards} />
        <ButtonLink href="/blog/feed.xml" look="text" icon={Rss}>
          Follow by feed (Atom)
        </ButtonLink>
      </div>
    </div>
  )
}
