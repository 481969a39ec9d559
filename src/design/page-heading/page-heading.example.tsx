import { FileDown, Share2 } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { PageHeading } from './page-heading.tsx'

export function PageHeadingExample() {
  return (
    <PageHeading
      title="Tokyo, 7 days"
      sub="12 to 18 April 2027 · 2 travellers · from Toronto"
      actions={
        <>
          <Button look="line" icon={Share2}>
            Share
          </Button>
          <Button icon={FileDown}>PDF</Button>
        </>
      }
    />
  )
}
