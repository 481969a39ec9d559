import type { GuideFacts } from '../contract/guide-facts.ts'
import type { Article, Faq, Guide, TextPage } from '../contract/texts.schema.ts'

/** A guide and what the atlas knows of its place. */
export interface FullGuide {
  readonly text: Guide
  readonly facts: GuideFacts
}

/** What lists show of an article. */
export type ArticleCard = Omit<Article, 'sections' | 'sources'>

// Each text is a chunk of its own: a page loads the one that it shows.
const guides = import.meta.glob<FullGuide>('../texts/guides/*.json', {
  query: '?guide',
  import: 'default',
})
const articles = import.meta.glob<Article>('../texts/articles/*.json', { import: 'default' })
const pages = import.meta.glob<TextPage>('../texts/pages/*.json', { import: 'default' })

const questions = import.meta.glob<Faq>('../texts/faq.json', { import: 'default' })

const pathsUnder = (stem: string, files: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(files).map((file) => stem + file.replace(/^.*\/|\.json$/g, ''))

export const guidePaths = pathsUnder('/destinations/', guides)
export const articlePaths = pathsUnder('/blog/', articles)

export const loadGuide = async (slug: string): Promise<FullGuide | undefined> =>
  guides[`../texts/guides/${slug}.json`]?.()

export const loadArticle = async (slug: string): Promise<Article | undefined> =>
  articles[`../texts/articles/${slug}.json`]?.()

async function needed<T>(load: (() => Promise<T>) | undefined, name: string): Promise<T> {
  if (!load) throw new Error(`There is no text ${name}`)
  return load()
}

/** Throws where there is no such text. */
export const loadTextPage = (slug: string): Promise<TextPage> =>
  needed(pages[`../texts/pages/${slug}.json`], slug)

export const loadFaq = (): Promise<Faq> => needed(questions['../texts/faq.json'], 'faq')
