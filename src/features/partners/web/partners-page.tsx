import { CarFront, Check, ShieldCheck } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { Section } from '#design/section/section.tsx'
import { showToast } from '#design/notices/notices.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { type Partner, partners } from '../domain/partner-catalogue.ts'
import { DisclosureNotice } from './disclosure-notice.tsx'
import { PartnerLink } from './partner-link.tsx'
import styles from './partners-page.module.css'
import { partnersPageText } from './messages.ts'

function PartnerCard({ partner }: { readonly partner: Partner }) {
  const { id, name, category, description, features, action, featured, services } = partner
  const [service = 'packages'] = services
  return (
    <Card as="li" look={featured ? 'featured' : 'plain'} className={styles.card}>
      <div className={styles.words}>
        <p className={styles.kind}>
          {category} {featured ? <Badge tone="info">{partnersPageText.featured}</Badge> : null}
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
            onClick={() => showToast({ title: partnersPageText.carRentalSearchFeature })}
          >
            {partnersPageText.searchCarRentals}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}

const reasons = [
  {
    title: partnersPageText.youPayThere,
    text: partnersPageText.partnersSiteOpensIn,
  },
  {
    title: partnersPageText.ourListsStayOurs,
    text: partnersPageText.whatPartnerPaysNot,
  },
  {
    title: partnersPageText.onlyTheirOwnAddresses,
    text: partnersPageText.linkCanLeadTo,
  },
]

/** The companies whose links are on the site, and what we earn from them. */
export function PartnersPage() {
  return (
    <DataFrame>
      <PageHead
        title={partnersPageText.partners}
        description={partnersPageText.companiesWeLinkTo}
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading title={partnersPageText.partners} sub={partnersPageText.whereWeSendYou} />
        <DisclosureNotice />
        <ul className={styles.cards}>
          {partners.map((partner) => (
            <PartnerCard key={partner.id} partner={partner} />
          ))}
        </ul>
      </div>
      <Section tight band="sunk" title={partnersPageText.whyYouCanTrust}>
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
