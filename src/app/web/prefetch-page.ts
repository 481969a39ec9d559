import { aliases } from './aliases.ts'

const planner = () => import('../pages/planner/index.ts')

/**
 * Begins what a page asks in any case, by its path in the table, while its own module is still on the
 * way. Whatever fails is asked again by the page, which says so.
 */
export async function prefetchPage(path: string): Promise<void> {
  if ((aliases[path] ?? path) !== '/planner') return
  try {
    const { prefetchPage: ask } = await planner()
    await ask(window.location.search)
  } catch {
    // Ignored: the page loads its own module or reports the failure.
  }
}
