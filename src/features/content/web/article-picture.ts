import { isPosterSlug, type PosterSlug } from '#design/posters.ts'
import type { ArticleCard } from './texts.ts'

/** Of articles about no place: one that has to do with it, and for each another. */
const chosen: Readonly<Record<string, PosterSlug>> = {
  'canadian-dollars-abroad': 'barcelona',
  'carry-on-rules': 'seattle',
  'connecting-flights': 'toronto',
  'eta-esta-etias-for-canadians': 'new-york',
  'shoulder-seasons': 'lisbon',
  'travel-insurance-basics': 'swiss-alps',
  'travelling-with-children': 'montreal',
  'what-tico-protection-covers': 'ottawa',
  'winter-sun-compared': 'maldives',
}

/** The poster of the place an article is about, or one chosen for it. */
export function articlePicture({
  destination,
  slug,
}: Pick<ArticleCard, 'destination' | 'slug'>): PosterSlug {
  if (destination && isPosterSlug(destination)) return destination
  return chosen[slug] ?? 'vancouver'
}
