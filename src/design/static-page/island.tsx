import type { ReactNode } from 'react'

interface IslandProps {
  /** Name of the component in the page's table. */
  readonly name: string
  /** When to hydrate. `touch`: on hover or focus. `visit`: on the first user input on the page. */
  readonly hydrateOn: 'touch' | 'visit'
  /** One component without props: the only thing loaded on hydration. */
  readonly children: ReactNode
}

/** The interactive part of a static page, hydrated on demand. */
export function Island({ name, hydrateOn, children }: IslandProps) {
  return (
    <div data-island={name} data-wakes={hydrateOn}>
      {children}
    </div>
  )
}
