import { Check, Plus, ShoppingBag, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'

export function IconButtonExample() {
  const [answer, setAnswer] = useState<'accepted' | 'rejected'>('accepted')
  return (
    <>
      <IconButton icon={Trash2} label="Remove teamLab Planets" />
      <IconButton icon={ShoppingBag} label="Itinerary cart, 3 items" count={3} />
      <IconButton icon={X} label="Close" look="line" />
      <IconButton icon={Plus} label="Add Tsuta Ramen" look="raised" />
      <IconButton icon={X} label="Close, not available" disabled />
      <IconButton
        icon={Check}
        label="Accept Louvre"
        look="accept"
        aria-pressed={answer === 'accepted'}
        onClick={() => setAnswer('accepted')}
      />
      <IconButton
        icon={X}
        label="Reject Louvre"
        look="reject"
        aria-pressed={answer === 'rejected'}
        onClick={() => setAnswer('rejected')}
      />
      <IconButton icon={X} label="Reject Giverny" look="reject" aria-pressed />
    </>
  )
}
