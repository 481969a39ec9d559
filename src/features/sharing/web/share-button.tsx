import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#design/button/button.tsx'

const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}))

/** Opens the links of a trip; the dialog is loaded when it is first wanted. */
export function ShareButton({ tripId, title }: { tripId: string; title: string }) {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const show = (): void => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <Button look="line" size="small" icon={Share2} onClick={show}>
        Share
      </Button>
      {wanted ? (
        <Suspense>
          <ShareDialog tripId={tripId} title={title} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
