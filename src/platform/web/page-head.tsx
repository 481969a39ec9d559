import { createContext, use } from 'react'
import { facts } from './facts.ts'

/** The canonical path of the page; undefined if it has none. */
export const PagePath = createContext<string | undefined>(undefined)

export interface PageHeadProps {
  readonly title: string
  readonly description: string
  /** Keeps the page out of search engines. */
  readonly hidden?: boolean
  /** Path of a 1200 × 630 preview picture. Default: the site's. */
  readonly picture?: string
}

/** Title, description, canonical address and preview of a page; React moves them into the head. */
export function PageHead(props: PageHeadProps) {
  const { title, description, hidden = false, picture = '/preview.png' } = props
  const path = use(PagePath)
  const full = `${title} · ${facts.name}`
  const address = path && facts.origin + path
  const preview = {
    'og:type': 'website',
    'og:site_name': facts.name,
    'og:title': title,
    'og:description': description,
    'og:image': facts.origin + picture,
    'og:url': address,
  }
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : null}
      {address ? <link rel="canonical" href={address} /> : null}
      {Object.entries(preview).map(([property, content]) =>
        content ? <meta key={property} property={property} content={content} /> : null,
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={facts.origin + picture} />
    </>
  )
}

/** The head of a page that is another at each address, as the server knows it of this one. */
export function ServerHead() {
  const { pageTitle, pageDescription, pagePicture } = facts
  return <PageHead title={pageTitle} description={pageDescription} picture={pagePicture} hidden />
}
