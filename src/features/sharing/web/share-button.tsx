import { Share2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { shareButtonText } from './messages.ts'

const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}))

/** Opens the sharing dialog, which is loaded on first use. */
export function ShareButton(props: {
  readonly tripId: string
  readonly title: string
  readonly role: 'owner' | 'editor'
  /** The trip on paper, at the dialog's foot. */
  readonly paper: ReactNode
}) {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const show = (): void => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <Button look="line" size="small" icon={Share2} onClick={show}>
        {shareButtonText.share}
      </Button>
      {wanted ? (
        <Suspense>
          <ShareDialog {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
