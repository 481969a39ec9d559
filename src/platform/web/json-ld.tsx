import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Data for search engines, in what the build renders. A page that is opened by a link from another has
 * none: no search engine walks that way, and the browser would not let a script write a script.
 */
export function JsonLdScript({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const rendered = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [stays] = useState(rendered)
  if (!stays) return null
  // The server fills the marks in as JSON, so the words that wake up here are those that stand there.
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  )
}
