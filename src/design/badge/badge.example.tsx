import { CircleCheck } from 'lucide-react'
import { Badge } from './badge.tsx'

export function BadgeExample() {
  return (
    <>
      <Badge tone="ok">Visa free</Badge>
      <Badge tone="ok" icon={CircleCheck}>
        Free cancellation
      </Badge>
      <Badge tone="info">Visa required</Badge>
      <Badge tone="warn">2 left</Badge>
      <Badge tone="bad">Travel restricted</Badge>
      <Badge tone="sale">25% off</Badge>
      <Badge tone="sample">Sample</Badge>
    </>
  )
}
