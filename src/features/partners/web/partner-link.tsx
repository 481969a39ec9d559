import { Check, ExternalLink } from 'lucide-react'
import { Button, ButtonLink, type ButtonLook } from '#design/button/button.tsx'
import type { PartnerId } from '../domain/partner-catalogue.ts'
import { type Press, clickPartner, useVisited } from './click-partner.ts'
import { usePartnerAddress } from './partners.queries.ts'
import styles from './partner-link.module.css'
import { partnerLinkText } from './messages.ts'

interface PartnerLinkProps {
  readonly partner: PartnerId
  readonly press: Press
  readonly look?: ButtonLook['look']
  /** In the integrated panel a visited partner's button is done with. */
  readonly onceOnly?: boolean
  readonly children: string
}

/** A partner's link in a new tab: marked as paid for, greyed once it was visited in this session. */
export function PartnerLink({ partner, press, look, onceOnly, children }: PartnerLinkProps) {
  const { href, isKnown } = usePartnerAddress(partner)
  const visited = useVisited(partner, press.serviceType)
  if (visited && onceOnly)
    return (
      <Button look="line" icon={Check} disabled>
        {partnerLinkText.visited}
      </Button>
    )
  return (
    <ButtonLink
      href={href}
      target="_blank"
      rel="sponsored noopener"
      look={visited ? 'line' : look}
      icon={visited ? Check : undefined}
      iconAfter={ExternalLink}
      {...(visited ? { className: styles.visited } : {})}
      aria-label={partnerLinkText.opensInNewTab(visited ? 'Visited: ' : '', children)}
      onClick={() => {
        if (isKnown) clickPartner(partner, href, press)
      }}
    >
      {visited ? partnerLinkText.visited : children}
    </ButtonLink>
  )
}
