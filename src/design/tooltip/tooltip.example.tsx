import { Info, Share2 } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

export function TooltipExample() {
  return (
    <>
      <Tooltip text="Share this trip" isName>
        <IconButton icon={Share2} label="Share this trip" look="line" />
      </Tooltip>
      <Tooltip text="Taxes and the city's night fee are in this price">
        <IconButton icon={Info} label="About this price" look="line" />
      </Tooltip>
      <Tooltip text="Opens a PDF you can print">
        <Button look="line">PDF</Button>
      </Tooltip>
    </>
  )
}
