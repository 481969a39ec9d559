import { type ComponentType, useEffect, useState } from 'react'
import { isTakenEscape } from '#design/still/taken-escape.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'

const storageKey = 'exit-offer'
/** The pointer leaves at the top when it was last seen within so many pixels of it. */
const topPixels = 50

interface OfferProps {
  readonly open: boolean
  readonly onClose: () => void
}

interface ExitIntentProps {
  /** The Escape that made the page load this: it counts. */
  readonly asked?: boolean
}

/** Calls back once, when somebody is about to leave. Returns how to stop. */
function whenLeaving(leave: () => void): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const once = () => {
    stopped.abort()
    leave()
  }
  document.documentElement.addEventListener(
    'mouseleave',
    ({ clientY }) => clientY <= topPixels && once(),
    { signal },
  )
  document.addEventListener(
    'keydown',
    (event) => event.key === 'Escape' && !isTakenEscape(event) && once(),
    { signal },
  )
  return () => stopped.abort()
}

/** Once a visit, when somebody is about to leave: the discount. Whoever has answered it is never asked again. */
export function ExitIntent({ asked = false }: ExitIntentProps) {
  const [Offer, setOffer] = useState<ComponentType<OfferProps>>()
  const [open, setOpen] = useState(true)
  useEffect(() => {
    if (readStored(storageKey) !== undefined) return undefined
    const show = async () => {
      try {
        const { ExitOffer } = await import('./exit-offer.tsx')
        setOffer(() => ExitOffer)
      } catch {
        // An offer that does not arrive is no loss to whoever wants to leave.
        setOpen(false)
      }
    }
    if (!asked) return whenLeaving(() => void show())
    void show()
    return undefined
  }, [asked])
  if (!Offer) return null
  const onClose = () => {
    writeStored(storageKey, 'answered')
    setOpen(false)
  }
  return <Offer open={open} onClose={onClose} />
}

/** For whoever loads it only now, because of an event: an Escape was the first one already. */
export const exitIntentAfter = (wokenBy: Event): ComponentType =>
  function AwakeExitIntent() {
    return <ExitIntent asked={wokenBy instanceof KeyboardEvent && wokenBy.key === 'Escape'} />
  }
