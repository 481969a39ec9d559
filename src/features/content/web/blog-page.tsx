import { Rss } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { articleCards } from './article-cards.ts'
import { ArticleList } from './article-list.tsx'
import styles from './articles.module.css'
import { Crumbs } from './crumbs.tsx'
import { blogPageText } from './messages.ts'

/** Every article, the newest first. */
export function BlogPage() {
  return (
    <div className={`wrap page ${styles.page}`}>
      <PageHead
        title={blogPageText.blogTravelFromCanada}
        description={blogPageText.connectionsCardsPapersSeasons}
      />
      <Crumbs steps={[{ name: blogPageText.blog, path: '/blog' }]} />
      <PageHeading
        title={blogPageText.workedOutBeforeYou}
        sub={blogPageText.shortArticlesWithFigures}
        size="page"
      />
      <div className={styles.feed}>
        <ArticleList heading="h2" articles={articleCards} />
        <ButtonLink href="/blog/feed.xml" look="text" icon={Rss}>
          {blogPageText.followByFeedAtom}
        </ButtonLink>
      </div>
    </div>
  )
}
