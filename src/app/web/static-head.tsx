import { useState } from 'react'
import { facts } from '#platform/web/facts.ts'
import { PageHead } from '#platform/web/page-head.tsx'

const contentOf = (selector: string): string =>
  document.head.querySelector(selector)?.getAttribute('content') ?? ''

/** True unless the page says that it has no address of its own. */
export const hasOwnAddress = (): boolean =>
  document.head.querySelector('link[rel="canonical"]') !== null

/** The head of a page that stays as it was rendered: read back, so that it leaves with the page. */
export function StaticHead() {
  const [head] = useState(() => ({
    title: contentOf('meta[property="og:title"]'),
    description: contentOf('meta[name="description"]'),
    hidden: contentOf('meta[name="robots"]').includes('noindex'),
    picture: contentOf('meta[property="og:image"]').slice(facts.origin.length),
  }))
  return <PageHead {...head} />
}
