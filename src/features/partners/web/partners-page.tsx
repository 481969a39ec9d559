import { CarFront, Check, ShieldCheck } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { Section } from '#design/section/section.tsx'
import { showToast } from '#design/toast-region/toasts.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { type Partner, partners } from '../domain/partner-catalogue.ts'
import { DisclosureNotice } from './disclosure-notice.tsx'
import { PartnerLink } from './partner-link.tsx'
import styles from './partners-page.module.css'

function PartnerCard({ partner }: { readonly partner: Partner }) {
  const { id, name, category, description, features, action, featured, services } = partner
  const [service = 'packages'] = services
  return (
    <Card as="li" look={featured ? 'featured' : 'plain'} className={styles.card}>
      <div className={styles.words}>
        <p className={styles.kind}>
          {category} {featured ? <Badge tone="info">Featured</Badge> : null}
        </p>
        <h2 className={styles.name}>{name}</h2>
        <p className="mute">{description}</p>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>
              <Icon of={Check} /> {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.buttons}>
        <PartnerLink
          partner={id}
          look={featured ? 'primary' : 'line'}
          press={{ serviceType: service, serviceName: name, source: 'partners_page' }}
        >
          {action}
        </PartnerLink>
        {featured ? (
          <Button
            look="line"
            icon={CarFront}
            onClick={() => showToast({ title: 'Car rental search feature coming soon!' })}
          >
            Search Car Rentals
          </Button>
        ) : null}
      </div>
    </Card>
  )
}

const reasons = [
  {
    title: 'You pay there',
    text: 'A partner’s site opens in a new tab, with its own prices, terms and receipt. We see no card.',
  },
  {
    title: 'Our lists stay ours',
    text: 'What a partner pays is not known to the code that orders flights, stays or restaurants.',
  },
  {
    title: 'Only their own addresses',
    text: 'A link can lead to the partner’s own hosts and nowhere else; the server refuses any other.',
  },
]

/** The companies whose links stand here, and what we earn from them. */
export function PartnersPage() {
  return (
    <DataFrame>
      <PageHead
        title="Partners"
        description="The companies we link to for bookings, transfers and flight-delay compensation, and what the links earn us."
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading
          title="Partners"
          sub="Where we send you for what we do not sell ourselves, and what that earns us."
        />
        <DisclosureNotice />
        <ul className={styles.cards}>
          {partners.map((partner) => (
            <PartnerCard key={partner.id} partner={partner} />
          ))}
        </ul>
      </div>
      <Section tight band="sunk" title="Why you can trust the links">
        <ul className={styles.reasons}>
          {reasons.map(({ title, text }) => (
            <li key={title} className={styles.reason}>
              <h3>
                <Icon of={ShieldCheck} size="button" tone="subject" /> {title}
              </h3>
              <p className="mute">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </DataFrame>
  )
}
