import type { ReactNode } from 'react'

interface IslandProps {
  /** By which the page's table finds the component that is inside. */
  readonly name: string
  /** `touch`: when it is pointed at or gets the focus. `visit`: when somebody does anything on the page. */
  readonly wakes: 'touch' | 'visit'
  /** One component without properties: it alone is loaded when the island is hydrated. */
  readonly children: ReactNode
}

/** The part of a still page that can do something, once somebody wants it. */
export function Island({ name, wakes, children }: IslandProps) {
  return (
    <div data-island={name} data-wakes={wakes}>
      {children}
    </div>
  )
}
