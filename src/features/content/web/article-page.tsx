import { ArrowRight } from 'lucide-react'
import type { ComponentType } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { Print } from '#design/poster.tsx'
import { Section } from '#design/section/section.tsx'
import { formatDate } from '#platform/shared/local-date.ts'
import { facts, withFacts } from '#platform/web/facts.ts'
import { JsonLdScript } from '#platform/web/json-ld.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import type { Article } from '../contract/texts.schema.ts'
import { blogPosting } from '../domain/linked-data.ts'
import { articleCards } from './article-cards.ts'
import { ArticleList } from './article-list.tsx'
import { articlePicture } from './article-picture.ts'
import styles from './articles.module.css'
import { Crumbs } from './crumbs.tsx'
import { guideCards } from './guide-cards.ts'
import { plannerPath } from './planner-path.ts'
import { socialPicture } from './social-picture.ts'
import { TextSections } from './text-sections.tsx'
import { loadArticle } from './texts.ts'
import { articlePageText } from './messages.ts'

const othersShown = 4

function Sources({ sources }: { readonly sources: NonNullable<Article['sources']> }) {
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{articlePageText.sources}</h2>
      <ul>
        {sources.map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where to go from an article: the place that it is about, or all of them. */
function Aside({ slug, destination }: Pick<Article, 'slug' | 'destination'>) {
  const about = guideCards.find((guide) => guide.slug === destination)
  const picture = articlePicture({ slug, destination })
  const shown = about ?? guideCards.find((guide) => guide.slug === picture)
  return (
    <aside className={styles.aside} aria-label={about?.name ?? articlePageText.destinations}>
      {shown ? (
        <Print
          className={styles.print}
          slug={picture}
          name={shown.name}
          place={shown.country}
          lazy
        />
      ) : null}
      {about ? (
        <>
          <ButtonLink href={plannerPath(about.name)} iconAfter={ArrowRight}>
            {articlePageText.planTripTo(about.name)}
          </ButtonLink>
          <ButtonLink href={`/destinations/${about.slug}`} look="line">
            {articlePageText.readGuide}
          </ButtonLink>
        </>
      ) : (
        <ButtonLink href="/destinations" look="line">
          {articlePageText.allDestinations}
        </ButtonLink>
      )}
    </aside>
  )
}

function ArticleBody({ article }: { readonly article: Article }) {
  const { slug, title, description, published, minutes, destination, sections } = article
  const path = `/blog/${slug}`
  const picture = socialPicture(destination)
  const others = articleCards.filter((card) => card.slug !== slug).slice(0, othersShown)
  return (
    <>
      <PageHead title={title} description={description} picture={picture} />
      <JsonLdScript data={blogPosting(facts, { path, title, description, published, picture })} />
      <div className={`wrap ${styles.article}`}>
        <article>
          <header className={styles.head}>
            <Crumbs
              steps={[
                { name: articlePageText.blog, path: '/blog' },
                { name: withFacts(title), path },
              ]}
            />
            <h1 tabIndex={-1}>{withFacts(title)}</h1>
            <p className="lead">{withFacts(description)}</p>
            <p className={styles.date}>
              <time dateTime={published}>{formatDate(published)}</time>
              {articlePageText.minutesToRead(minutes)}
            </p>
          </header>
          <TextSections sections={sections} />
          {article.sources ? <Sources sources={article.sources} /> : null}
        </article>
        <Aside slug={slug} destination={destination} />
      </div>
      <Section tight band="sunk" title={articlePageText.readNext}>
        <ArticleList heading="h3" articles={others} />
      </Section>
    </>
  )
}

/** The page of one article; nothing where none has been written. */
export async function loadArticlePage(slug: string): Promise<ComponentType | undefined> {
  const article = await loadArticle(slug)
  return article && (() => <ArticleBody article={article} />)
}
