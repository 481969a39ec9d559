import type { ReactNode } from 'react'
import { Route, Router, Switch, useLocation, useSearch } from 'wouter'
import { LinkContext } from '#design/link.tsx'
import { AppErrorBoundary } from './app-error-boundary.tsx'
import { ClientLink } from './client-link.tsx'
import { LoadedPage } from './loaded-page.tsx'
import { notFound, pages } from './pages.ts'
import { Shell } from './shell/shell.tsx'

function PageRoutes() {
  return (
    <Switch>
      {pages.map((entry) => (
        <Route key={entry.path} path={entry === notFound ? '*' : entry.path}>
          <LoadedPage entry={entry} />
        </Route>
      ))}
    </Switch>
  )
}

function PageBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const search = useSearch()
  return <AppErrorBoundary address={`${path}?${search}`}>{children}</AppErrorBoundary>
}

interface AppProps {
  /** Renders one address without a browser. */
  readonly ssrPath?: string
  /** What a browser gets as HTML alone. */
  readonly footer?: ReactNode
}

/** The whole site. */
export function App({ ssrPath, footer }: AppProps) {
  return (
    <Router {...(ssrPath === undefined ? {} : { ssrPath })}>
      <LinkContext value={ClientLink}>
        <Shell footer={footer}>
          <PageBoundary>
            <PageRoutes />
          </PageBoundary>
        </Shell>
      </LinkContext>
    </Router>
  )
}
