import { ArrowRight } from 'lucide-react'
import { Badge } from '../badge/badge.tsx'
import { ButtonLink } from '../button/button.tsx'
import { Card } from './card.tsx'

export function CardExample() {
  return (
    <>
      <Card as="article">
        <h3>Visa checker</h3>
        <p className="mute">Two countries, one sentence, the source and its date.</p>
      </Card>
      <Card as="article" edge="glacier">
        <p>
          <Badge tone="info">Visa required</Badge>
        </p>
        <h3>Canada to India</h3>
        <p className="mute">Apply online for an e-Visa, 4 to 30 days before you fly.</p>
        <ButtonLink href="#card" look="text" size="small" iconAfter={ArrowRight}>
          See the steps
        </ButtonLink>
      </Card>
      <Card as="article" look="featured">
        <h3>Guide Pro</h3>
        <p className="mute">For the trip you have been putting off</p>
      </Card>
      <Card look="well" padding="small">
        <p>A well holds totals and day columns.</p>
      </Card>
    </>
  )
}
