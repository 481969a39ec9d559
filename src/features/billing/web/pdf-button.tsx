import { FileDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { tripPdfText } from './messages.ts'

const PdfDialog = lazy(async () => ({ default: (await import('./pdf-dialog.tsx')).PdfDialog }))

interface PdfButtonProps {
  readonly tripId: string
  readonly title: string
  readonly className?: string | undefined
}

/** Opens what makes the trip's full PDF, which is loaded on first use. */
export function PdfButton({ tripId, title, className }: PdfButtonProps) {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const show = (): void => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <Button look="line" size="small" icon={FileDown} className={className} onClick={show}>
        {tripPdfText.pdf}
      </Button>
      {wanted ? (
        <Suspense>
          <PdfDialog tripId={tripId} title={title} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
