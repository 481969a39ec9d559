import { ArrowRight } from 'lucide-react'
import type { ComponentType } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { Print } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { Section } from '#design/section/section.tsx'
import { formatDate } from '#platform/shared/local-date.ts'
import { facts, withFacts } from '#platform/web/facts.ts'
import { LinkedDataScript } from '#platform/web/linked-data.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import type { Article } from '../contract/texts.schema.ts'
import { blogPosting } from '../domain/linked-data.ts'
import { articleCards } from './article-cards.ts'
import { ArticleList } from './article-list.tsx'
import styles from './articles.module.css'
import { Crumbs } from './crumbs.tsx'
import { guideCards } from './guide-cards.ts'
import { plannerPath } from './planner-path.ts'
import { socialPicture } from './social-picture.ts'
import { TextSections } from './text-sections.tsx'
import { loadArticle } from './texts.ts'

const othersShown = 4

function Sources({ sources }: { readonly sources: NonNullable<Article['sources']> }) {
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
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
function Aside({ destination }: Pick<Article, 'destination'>) {
  const guide = guideCards.find(({ slug }) => slug === destination)
  if (!guide)
    return (
      <aside className={styles.aside}>
        <ButtonLink href="/destinations" look="line">
          All destinations
        </ButtonLink>
      </aside>
    )
  return (
    <aside className={styles.aside} aria-label={guide.name}>
      {isPosterSlug(guide.slug) ? (
        <Print
          className={styles.print}
          slug={guide.slug}
          name={guide.name}
          place={guide.country}
          lazy
        />
      ) : null}
      <ButtonLink href={plannerPath(guide.name)} iconAfter={ArrowRight}>
        Plan a trip to {guide.name}
      </ButtonLink>
      <ButtonLink href={`/destinations/${guide.slug}`} look="line">
        Read the guide
      </ButtonLink>
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
      <LinkedDataScript
        data={blogPosting(facts, { path, title, description, published, picture })}
      />
      <div className={`wrap ${styles.article}`}>
        <article>
          <header className={styles.head}>
            <Crumbs
              steps={[
                { name: 'Blog', path: '/blog' },
                { name: withFacts(title), path },
              ]}
            />
            <h1 tabIndex={-1}>{withFacts(title)}</h1>
            <p className="lead">{withFacts(description)}</p>
            <p className={styles.date}>
              <time dateTime={published}>{formatDate(published)}</time> · {minutes} minutes to read
            </p>
          </header>
          <TextSections sections={sections} />
          {article.sources ? <Sources sources={article.sources} /> : null}
        </article>
        <Aside destination={destination} />
      </div>
      <Section tight band="sunk" title="Read next">
        <ArticleList articles={others} />
      </Section>
    </>
  )
}

/** The page of one article; nothing where none has been written. */
export async function loadArticlePage(slug: string): Promise<ComponentType | undefined> {
  const article = await loadArticle(slug)
  return article && (() => <ArticleBody article={article} />)
}
