import { type ReactNode, useEffect, useState } from 'react'
import { Route, Router, Switch, useLocation, useSearch } from 'wouter'
import { LinkContext } from '#design/link.tsx'
import { AppErrorBoundary } from './app-error-boundary.tsx'
import { ClientLink } from './client-link.tsx'
import { LoadedPage } from './loaded-page.tsx'
import { PageLoading } from './page-loading.tsx'
import { notFoundPath } from './page-entry.ts'
import { loadTable, usePageTable } from './page-table.ts'
import { Shell } from './shell/shell.tsx'
import { tellTyped } from './tell-typed.ts'

/** Loads the page table, and shows the loading page until then. */
function AwaitTable() {
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    const wait = async () => {
      try {
        await loadTable()
      } catch (reason) {
        setError(reason)
      }
    }
    void wait()
  }, [])
  if (error) throw error
  return <PageLoading />
}

/** Routes; before the page table loads, only `opened` is known. */
function PageRoutes({ opened }: { opened: string }) {
  const { entries, whole } = usePageTable()
  const [location] = useLocation()
  if (!whole && (location !== opened || entries.length === 0)) return <AwaitTable />
  return (
    <Switch>
      {entries.map((entry) => (
        <Route key={entry.path} path={entry.path === notFoundPath ? '*' : entry.path}>
          <LoadedPage entry={entry} />
        </Route>
      ))}
    </Switch>
  )
}

function Pages() {
  const [path] = useLocation()
  const search = useSearch()
  const [opened] = useState(path)
  return (
    <AppErrorBoundary address={`${path}?${search}`}>
      <PageRoutes opened={opened} />
    </AppErrorBoundary>
  )
}

interface AppProps {
  /** Renders one address without a browser. */
  readonly ssrPath?: string
  /** Footer, for server rendering only. */
  readonly footer?: ReactNode
}

/** The whole site. */
export function App({ ssrPath, footer }: AppProps) {
  // Runs before components re-render with browser-only state.
  useEffect(() => {
    tellTyped()
    // `begin-painted` replays the last press.
    document.dispatchEvent(new Event('hydrated'))
  }, [])
  return (
    <Router {...(ssrPath === undefined ? {} : { ssrPath })}>
      <LinkContext value={ClientLink}>
        <Shell footer={footer}>
          <Pages />
        </Shell>
      </LinkContext>
    </Router>
  )
}
