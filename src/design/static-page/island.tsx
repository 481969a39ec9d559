import type { ReactNode } from 'react'

interface IslandProps {
  /** By which the page's table finds the component that is inside. */
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
