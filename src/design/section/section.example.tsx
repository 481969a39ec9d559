import { ArrowRight, ShieldCheck } from 'lucide-react'
import { Button, ButtonLink } from '../button/button.tsx'
import { Logo } from '../logo/logo.tsx'
import { FactList } from '../stat-list/stat-list.tsx'
import { Section } from './section.tsx'

export function SectionExample() {
  return (
    <>
      <Section
        tight
        title="Where people are going this winter"
        aside={
          <ButtonLink href="#section" look="text" iconAfter={ArrowRight}>
            All destinations
          </ButtonLink>
        }
      >
        <p className="mute">Paper, the ground of every page.</p>
      </Section>
      <Section tight band="sunk" title="Three trips, already worked out">
        <p className="mute">Sunk, for every second band.</p>
      </Section>
      <Section tight band="spruce-deep" title="Your money is protected before you leave the ground">
        <Logo href="#section" />
        <FactList
          look="sums"
          items={[{ label: 'Registered agency', value: '00000000', icon: ShieldCheck }]}
        />
        <p className="mute">
          A <a href="#section">link</a> and two buttons on the dark band.
        </p>
        <Button>How protection works</Button> <Button look="line">Talk to a counsellor</Button>
      </Section>
    </>
  )
}
