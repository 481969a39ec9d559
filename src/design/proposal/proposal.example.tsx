import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Print } from '../poster.tsx'
import { Price } from '../price/price.tsx'
import { Proposal, type ProposedLine } from './proposal.tsx'

const first: readonly ProposedLine[] = [
  {
    id: 'a',
    number: 1,
    name: 'Sainte-Chapelle',
    note: '14:00, 1 h 30',
    price: '$19',
    verdict: 'accepted',
  },
  { id: 'b', number: 2, name: 'Louvre, Denon wing', note: '09:00', price: '$33', verdict: 'open' },
  {
    id: 'c',
    number: 4,
    name: 'Giverny by train',
    note: '08:20',
    price: '$79',
    verdict: 'rejected',
  },
]

export function ProposalExample() {
  const [lines, setLines] = useState(first)
  return (
    <Proposal
      title="Paris, 5 days in May"
      aside={
        <>
          <Print slug="paris" name="Paris" place="May 2027" />
          <Price amount="$1,184" unit="each" />
        </>
      }
      lines={lines}
      onDecide={(id, verdict) =>
        setLines(lines.map((line) => (line.id === id ? { ...line, verdict } : line)))
      }
      actions={<Button size="small">Open in planner</Button>}
    />
  )
}
