import type { GuideCard } from '../contract/guide-facts.ts'

/** Every guide in a few words, by name. */
export const guideCards: readonly GuideCard[] = Object.values(
  import.meta.glob<GuideCard>('../texts/guides/*.json', {
    query: '?card',
    import: 'default',
    eager: true,
  }),
).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
