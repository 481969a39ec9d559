import type { ComponentType } from 'react'

type Load = (slug: string) => Promise<ComponentType | undefined>

/** By the first segment of an address; the second is the slug. */
const single: Readonly<Record<string, Load>> = {
  '': async () => (await import('./home-page.tsx')).HomePage,
  blog: async () => (await import('./blog-page.tsx')).BlogPage,
  faq: async () => (await import('./faq-page.tsx')).loadFaqPage(),
  about: async () => (await import('./about-page.tsx')).loadAboutPage(),
  contact: async () => (await import('./contact-page.tsx')).loadContactPage(),
  'tico-protection': async () =>
    (await import('./tico-protection-page.tsx')).loadTicoProtectionPage(),
}
const bySlug: Readonly<Record<string, Load>> = {
  destinations: async (slug) =>
    (await import('./destination-guide-page.tsx')).loadDestinationGuide(slug),
  blog: async (slug) => (await import('./article-page.tsx')).loadArticlePage(slug),
}

/** Loads the static page of a lower-case path; undefined if unknown. */
export async function loadStaticPage(address: string): Promise<ComponentType | undefined> {
  const [, stem = '', slug] = address.split('/')
  const load = slug ? bySlug[stem] : single[stem]
  return load?.(slug ?? '')
}
