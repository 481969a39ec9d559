import { type ComponentType, useEffect, useState } from 'react'
import { isTakenEscape } from '#design/static-page/taken-escape.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'

const storageKey = 'exit-offer'
/** The pointer leaves at the top if it was last seen within this many pixels of it. */
const topPixels = 50

interface OfferProps {
  readonly open: boolean
  readonly onClose: () => void
}

interface ExitIntentProps {
  /** True if an Escape loaded this component: that Escape counts. */
  readonly asked?: boolean
  /** True if a form was touched before. */
  readonly filling?: boolean
}

const isInForm = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('form') !== null

/**
 * Calls back once, when the visitor is about to leave. Once a form on the page has been filled in, it is not called: an offer
 * would stand over it. Returns a stop function.
 */
function whenLeaving(leave: () => void): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  const once = () => {
    stopped.abort()
    leave()
  }
  for (const touch of ['input', 'click'])
    document.addEventListener(touch, (event) => isInForm(event) && stopped.abort(), { signal })
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

/**
 * Shows the discount once per visit, when the visitor is about to leave, and never again after an answer.
 */
export function ExitIntent({ asked = false, filling = false }: ExitIntentProps) {
  const [Offer, setOffer] = useState<ComponentType<OfferProps>>()
  const [open, setOpen] = useState(true)
  useEffect(() => {
    if (filling || readStored(storageKey) !== undefined) return undefined
    const show = async () => {
      try {
        const { ExitOffer } = await import('./exit-offer.tsx')
        setOffer(() => ExitOffer)
      } catch {
        // If the dialog fails to load, the visitor just leaves.
        setOpen(false)
      }
    }
    if (!asked) return whenLeaving(() => void show())
    void show()
    return undefined
  }, [asked, filling])
  if (!Offer) return null
  const onClose = () => {
    writeStored(storageKey, 'answered')
    setOpen(false)
  }
  return <Offer open={open} onClose={onClose} />
}

/** For a component that an event has just loaded: if that was an Escape, it counts as the first. */
export const exitIntentAfter = (trigger: Event): ComponentType =>
  function HydratedExitIntent() {
    const isEscape = trigger instanceof KeyboardEvent && trigger.key === 'Escape'
    return <ExitIntent asked={isEscape} filling={isInForm(trigger)} />
  }
