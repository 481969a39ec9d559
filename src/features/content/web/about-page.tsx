import { BadgeCheck, ShieldCheck, UserCheck } from 'lucide-react'
import type { ComponentType } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Section } from '#design/section/section.tsx'
import { facts } from '#platform/web/facts.ts'
import { JsonLdScript } from '#platform/web/json-ld.tsx'
import { Given } from '#platform/web/listed.tsx'
import { organization } from '../domain/linked-data.ts'
import { ClaimStrip } from './claim-strip.tsx'
import { Protection } from './protection.tsx'
import { TextPageFrame } from './text-page.tsx'
import styles from './text-page.module.css'
import { loadTextPage } from './texts.ts'
import { aboutPageText } from './messages.ts'

const cards = [
  { icon: BadgeCheck, label: aboutPageText.ticoRegistration, value: facts.registration },
  { icon: UserCheck, label: aboutPageText.counsellorsCertificate, value: facts.certificate },
  { icon: ShieldCheck, label: aboutPageText.counsellor, value: facts.counsellor },
] as const

function RegistrationCards() {
  return (
    <Section tight title={aboutPageText.numbersToCheck}>
      <ul className={styles.cards}>
        {cards.map(({ icon, label, value }) => (
          <Card as="li" key={label}>
            <Icon of={icon} size="alone" tone="subject" />
            <p className="mute">{label}</p>
            <p className={styles.number}>{value}</p>
          </Card>
        ))}
      </ul>
    </Section>
  )
}

/** About the agency: figures, reasons, counsellor, registration, protection. */
export async function loadAboutPage(): Promise<ComponentType> {
  const text = await loadTextPage('about')
  return function AboutPage() {
    return (
      <TextPageFrame
        text={text}
        poster={{ slug: 'ottawa', name: aboutPageText.ottawa, place: 'Canada' }}
        end={
          <>
            <Given when="claims">
              <Section
                tight
                band="sunk"
                title={aboutPageText.inFigures}
                aside={
                  <Given when="sampleClaims">
                    <Badge tone="sample">{aboutPageText.sample}</Badge>
                  </Given>
                }
              >
                <ClaimStrip />
              </Section>
            </Given>
            <RegistrationCards />
            <Protection />
          </>
        }
      >
        <JsonLdScript data={organization(facts)} />
        <div className={styles.buttons}>
          <ButtonLink href="/consultation">{aboutPageText.bookConsultation}</ButtonLink>
          <ButtonLink href="/planner" look="line">
            {aboutPageText.planTrip}
          </ButtonLink>
        </div>
      </TextPageFrame>
    )
  }
}
