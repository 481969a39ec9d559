import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  useEffect,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import { LiveIslands } from '#design/static-page/live-islands.ts'
import { StaticContent } from '#design/static-page/static-content.tsx'
import { useHydrating } from '#design/static-page/use-hydrating.ts'
import { facts } from '#platform/web/facts.ts'
import { PageHead, PagePath, ServerHead } from '#platform/web/page-head.tsx'
import { plainPath } from './aliases.ts'
import { islands } from './islands.ts'
import { PageLoading } from './page-loading.tsx'
import type { PageEntry } from './page-entry.ts'
import { hasOwnAddress, StaticHead } from './static-head.tsx'
import { VisitCount } from './visit-count.tsx'

const loaded = new Map<string, ComponentType>()

/** Key of a loaded page: the path of its entry, or the address if each address is a page of its own. */
const keyOf = (entry: PageEntry, location: string): string =>
  entry.addresses ? plainPath(location) : entry.path

/** Preloads a page's module. Rejects if it fails to load. */
export async function preload(entry: PageEntry, location: string): Promise<void> {
  const key = keyOf(entry, location)
  if (!loaded.has(key)) loaded.set(key, await entry.load(plainPath(location)))
}

type Outcome = { readonly page: ComponentType } | { readonly error: unknown }

async function arrivalOf(entry: PageEntry, location: string): Promise<Outcome> {
  try {
    const page = await entry.load(plainPath(location))
    loaded.set(keyOf(entry, location), page)
    return { page }
  } catch (error) {
    return { error }
  }
}

/** Canonical path; none for 404 pages. For patterns the server sets it. */
function canonicalPath({ path, aliasOf, status }: PageEntry, location: string): string | undefined {
  if (status) return undefined
  if (!path.includes(':')) return aliasOf ?? path
  return location.includes(':') ? facts.pageAddress : plainPath(location)
}

/** Whether the server writes the head of this URL. */
const isFromServer = (location: string): boolean =>
  location.includes(':') || facts.pageAddress === plainPath(location)

/** Head of a page that isn't prerendered; a server-written head stays until replaced. */
function headOf({ head }: PageEntry, location: string, isThere: boolean): ReactNode {
  if (head !== 'server') return head && <PageHead {...head} />
  return isThere || !isFromServer(location) ? null : <ServerHead />
}

interface OnePageProps {
  readonly entry: PageEntry
  /** Location of the page. */
  readonly location: string
}

/** A static page: keeps the rendered HTML. */
function StaticPage({ entry, location }: OnePageProps) {
  const [own] = useState(hasOwnAddress)
  return (
    <PagePath value={own ? canonicalPath(entry, location) : undefined}>
      <StaticHead />
      <StaticContent islands={islands[entry.path]} />
    </PagePath>
  )
}

function HydratedPage({ entry, location }: OnePageProps) {
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => {
    const page = loaded.get(keyOf(entry, location))
    return page && { page }
  })
  useEffect(() => {
    if (outcome) return undefined
    let left = false
    const wait = async () => {
      const next = await arrivalOf(entry, location)
      if (!left) setOutcome(next)
    }
    void wait()
    return () => {
      left = true
    }
  }, [entry, location, outcome])
  if (outcome && 'error' in outcome) throw outcome.error
  const head = headOf(entry, location, outcome !== undefined)
  const page = outcome ? (
    createElement(outcome.page)
  ) : (
    <PageLoading {...(head ? { head: null } : {})} />
  )
  return (
    <PagePath value={canonicalPath(entry, location)}>
      {head}
      {entry.isStatic ? (
        <StaticContent>
          <LiveIslands value={islands[entry.path]}>{page}</LiveIslands>
        </StaticContent>
      ) : (
        page
      )}
    </PagePath>
  )
}

function OnePage({ entry, location }: OnePageProps) {
  const hydrating = useHydrating()
  const [isStatic] = useState(
    () => entry.isStatic && hydrating && !loaded.has(keyOf(entry, location)),
  )
  return isStatic ? (
    <StaticPage entry={entry} location={location} />
  ) : (
    <HydratedPage entry={entry} location={location} />
  )
}

/**
 * A page of the table, or a placeholder until its module is there. A module that does not arrive is
 * thrown, for the error boundary. Not `lazy` in a `Suspense`: a boundary that is left for another
 * page before it is hydrated would keep the HTML of the page before for good when that module fails.
 */
export function LoadedPage({ entry }: { readonly entry: PageEntry }) {
  const [location] = useLocation()
  return (
    <Fragment key={keyOf(entry, location)}>
      <OnePage entry={entry} location={location} />
      <VisitCount page={entry.aliasOf ?? entry.path} />
    </Fragment>
  )
}
