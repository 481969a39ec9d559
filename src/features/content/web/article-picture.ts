import { isPosterSlug, type PosterSlug } from '#design/posters.ts'
import type { ArticleCard } from './texts.ts'

const stock = ['lisbon', 'montreal', 'maldives', 'seattle', 'barcelona', 'vancouver'] as const

/** The poster of the place an article is about, or one of those that stand for all travel, by its slug. */
export function articlePicture({
  destination,
  slug,
}: Pick<ArticleCard, 'destination' | 'slug'>): PosterSlug {
  if (destination && isPosterSlug(destination)) return destination
  const sum = [...slug].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0)
  return stock[sum % stock.length] ?? 'lisbon'
}
