import { ArrowRight, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from './button.tsx'

export function ButtonExample() {
  const [busy, setBusy] = useState(false)
  return (
    <>
      <Button>Start planning</Button>
      <Button look="maple" icon={Search}>
        Search trips
      </Button>
      <Button look="line">Share</Button>
      <Button look="quiet" iconAfter={ArrowRight}>
        All destinations
      </Button>
      <Button look="text">Show 6 more</Button>
      <Button look="danger">Clear cart</Button>
      <Button size="small" look="line" icon={Plus}>
        Add to Trip
      </Button>
      <Button size="small">Book Now</Button>
      <Button disabled aria-describedby="why-disabled">
        Continue
      </Button>
      <span id="why-disabled" className="small mute">
        Choose two dates first
      </span>
      <Button busy={busy} onClick={() => setBusy(true)}>
        Purchase This Policy
      </Button>
      <Button busy>Purchase This Policy</Button>
      <ButtonLink href="#button" look="line" iconAfter={ArrowRight}>
        See plans
      </ButtonLink>
      <Button block>Check Visa Requirements</Button>
    </>
  )
}
