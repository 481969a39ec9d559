import { useState } from 'react'
import { facts } from '#platform/web/facts.ts'
import { PageHead } from '#platform/web/page-head.tsx'

const contentOf = (selector: string): string =>
  document.head.querySelector(selector)?.getAttribute('content') ?? ''

/** Whether the page has a canonical URL. */
export const hasOwnAddress = (): boolean =>
  document.head.querySelector('link[rel="canonical"]') !== null

/** Head of a static page, read from the document so that React can remove it. */
export function StaticHead() {
  const [head] = useState(() => ({
    title: contentOf('meta[property="og:title"]'),
    description: contentOf('meta[name="description"]'),
    hidden: contentOf('meta[name="robots"]').includes('noindex'),
    picture: contentOf('meta[property="og:image"]').slice(facts.origin.length),
  }))
  return <PageHead {...head} />
}
