import { type ComponentType, useEffect, useState } from 'react'
import { readStored, writeStored } from '#platform/web/storage.ts'

const storageKey = 'exit-offer'
/** The pointer leaves at the top when it was last seen within so many pixels of it. */
const topPixels = 50

interface OfferProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Something that Escape closes by itself is open. */
const isEscapeTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || document.querySelector('dialog[open], :popover-open') !== null

/** Once a visit, when somebody is about to leave: the discount. Whoever has answered it is never asked again. */
export function ExitIntent() {
  const [Offer, setOffer] = useState<ComponentType<OfferProps>>()
  const [open, setOpen] = useState(true)
  useEffect(() => {
    if (readStored(storageKey) !== undefined) return undefined
    const stopped = new AbortController()
    const show = async () => {
      stopped.abort()
      try {
        const { ExitOffer } = await import('./exit-offer.tsx')
        setOffer(() => ExitOffer)
      } catch {
        // An offer that does not arrive is no loss to whoever wants to leave.
        setOpen(false)
      }
    }
    const { signal } = stopped
    document.documentElement.addEventListener(
      'mouseleave',
      ({ clientY }) => clientY <= topPixels && void show(),
      { signal },
    )
    document.addEventListener(
      'keydown',
      (event) => event.key === 'Escape' && !isEscapeTaken(event) && void show(),
      { signal },
    )
    return () => stopped.abort()
  }, [])
  if (!Offer) return null
  const onClose = () => {
    writeStored(storageKey, 'answered')
    setOpen(false)
  }
  return <Offer open={open} onClose={onClose} />
}
