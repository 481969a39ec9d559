import { BadgeCheck, Landmark, UserCheck } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { Section } from '#design/section/section.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { facts } from '#platform/web/facts.ts'
import { Given, NotGiven } from '#platform/web/listed.tsx'
import styles from './protection.module.css'
import { protectionText } from './messages.ts'

/** What protects a traveller's money; before the footer, once a page. */
export function Protection() {
  return (
    <Section band="spruce-deep">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2>{protectionText.yourMoneyProtectedBefore}</h2>
          <p className="lead">
            <Given when="registered">
              {protectionText.registeredWithTravelIndustry(facts.name)}
            </Given>
            {protectionText.whenRegisteredCompanyAirline}
          </p>
          <div className={styles.buttons}>
            <ButtonLink href="/tico-protection">{protectionText.howProtectionWorks}</ButtonLink>
            <ButtonLink href="/consultation" look="line">
              {protectionText.talkToCounsellor}
            </ButtonLink>
          </div>
        </div>
        <FactList
          items={[
            {
              icon: BadgeCheck,
              label: protectionText.registeredAgency,
              value: (
                <>
                  <Given when="registered">
                    {protectionText.ticoRegistrationNo(facts.registration)}
                  </Given>
                  <NotGiven when="registered">{protectionText.showsItsTicoNumber}</NotGiven>
                </>
              ),
            },
            {
              icon: UserCheck,
              label: protectionText.certifiedCounsellor,
              value: (
                <>
                  {facts.counsellor}
                  <Given when="registered">{protectionText.certificateNo(facts.certificate)}</Given>
                </>
              ),
            },
            {
              icon: Landmark,
              label: protectionText.heldInTrust,
              value: protectionText.moneyForTravelStays,
            },
          ]}
        />
      </div>
    </Section>
  )
}
