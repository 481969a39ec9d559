import type { ArticleCard } from './texts.ts'

/** Every article in a few words, the newest first. */
export const articleCards: readonly ArticleCard[] = Object.values(
  import.meta.glob<ArticleCard>('../texts/articles/*.json', {
    query: '?card',
    import: 'default',
    eager: true,
  }),
).toSorted((a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title, 'en'))
