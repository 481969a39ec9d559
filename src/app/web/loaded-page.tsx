import { type ComponentType, createElement, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { PagePath } from '#platform/web/page-head.tsx'
import { plainPath } from './aliases.ts'
import { PageLoading } from './page-loading.tsx'
import type { PageEntry } from './page-entry.ts'
import { VisitCount } from './visit-count.tsx'

const loaded = new Map<PageEntry, ComponentType>()

/** Loads a page's module ahead, so that rendering it does not wait. Rejects when it does not arrive. */
export async function preload(entry: PageEntry): Promise<void> {
  if (!loaded.has(entry)) loaded.set(entry, await entry.load())
}

type Outcome = { readonly page: ComponentType } | { readonly error: unknown }

async function arrivalOf(entry: PageEntry): Promise<Outcome> {
  try {
    const page = await entry.load()
    loaded.set(entry, page)
    return { page }
  } catch (error) {
    return { error }
  }
}

/** The one address that search engines are to know; none for what is not found, nor while a pattern is rendered. */
function canonicalPath({ path, aliasOf, status }: PageEntry, location: string): string | undefined {
  if (status) return undefined
  if (!path.includes(':')) return aliasOf ?? path
  return location.includes(':') ? undefined : plainPath(location)
}

/**
 * A page of the table, or a placeholder until its module is there. A module that does not arrive is
 * thrown, for the error boundary. Not `lazy` in a `Suspense`: a boundary that is left for another
 * page before it has woken up would keep the HTML of the page before for good when that module fails.
 */
export function LoadedPage({ entry }: { readonly entry: PageEntry }) {
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => {
    const page = loaded.get(entry)
    return page && { page }
  })
  useEffect(() => {
    if (outcome) return undefined
    let left = false
    const wait = async () => {
      const next = await arrivalOf(entry)
      if (!left) setOutcome(next)
    }
    void wait()
    return () => {
      left = true
    }
  }, [entry, outcome])
  const [location] = useLocation()
  if (outcome && 'error' in outcome) throw outcome.error
  return (
    <PagePath value={canonicalPath(entry, location)}>
      {outcome ? createElement(outcome.page) : <PageLoading />}
      <VisitCount page={entry.aliasOf ?? entry.path} />
    </PagePath>
  )
}
