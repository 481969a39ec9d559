import { type ComponentType, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LiveIslands } from './live-islands.ts'

interface IslandProps {
  /** Name of the component in the page's table. */
  readonly name: string
  /** When to hydrate. `touch`: on hover or focus. `visit`: on the first user input on the page. */
  readonly hydrateOn: 'touch' | 'visit'
  /** One component without props: the only thing loaded on hydration. */
  readonly children: ReactNode
}

/** Puts a component in the place of the still one; what had the focus has it again. */
function takeOver(box: HTMLElement, show: () => void): void {
  const { activeElement } = document
  const focused = activeElement && box.contains(activeElement) ? activeElement : undefined
  flushSync(show)
  if (!focused) return
  const again = focused.id ? document.getElementById(focused.id) : box.querySelector('a, button')
  if (again instanceof HTMLElement) again.focus({ preventScroll: true })
}

/**
 * The interactive part of a static page, hydrated on demand. On a page that was reached by a link it is loaded
 * at once: such a page has no static HTML that could be hydrated.
 */
export function Island({ name, hydrateOn, children }: IslandProps) {
  const load = useContext(LiveIslands)?.[name]
  const box = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState<ComponentType>()
  useEffect(() => {
    const { current } = box
    if (!load || !current || hydrateOn === 'visit') return undefined
    const visit = { isOver: false }
    // An island is told by an event which of its kind it is.
    const by = new Event('island')
    current.dispatchEvent(by)
    const wake = async (): Promise<void> => {
      try {
        const component = await load(by)
        if (!visit.isOver) takeOver(current, () => setLive(() => component))
      } catch {
        // The still component works without.
      }
    }
    void wake()
    return () => {
      visit.isOver = true
    }
  }, [load, hydrateOn])
  return (
    <div ref={box} data-island={name} data-wakes={hydrateOn}>
      {Live ? <Live /> : children}
    </div>
  )
}
