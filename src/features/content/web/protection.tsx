import { BadgeCheck, Landmark, UserCheck } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { Section } from '#design/section/section.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { facts } from '#platform/web/facts.ts'
import { Given, NotGiven } from '#platform/web/listed.tsx'
import styles from './protection.module.css'

/** What stands behind a traveller's money; before the footer, once a page. */
export function Protection() {
  return (
    <Section band="spruce-deep">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2>Your money is protected before you leave the ground</h2>
          <p className="lead">
            <Given when="registered">
              {facts.name} is registered with the Travel Industry Council of Ontario.{' '}
            </Given>
            When a registered company, an airline or a cruise line fails, the Compensation Fund can
            reimburse what you paid through a registered agency. It has limits, and we say which.
          </p>
          <div className={styles.buttons}>
            <ButtonLink href="/tico-protection">How protection works</ButtonLink>
            <ButtonLink href="/consultation" look="line">
              Talk to a counsellor
            </ButtonLink>
          </div>
        </div>
        <FactList
          items={[
            {
              icon: BadgeCheck,
              label: 'Registered agency',
              value: (
                <>
                  <Given when="registered">TICO registration no. {facts.registration}</Given>
                  <NotGiven when="registered">Shows its TICO number on every page</NotGiven>
                </>
              ),
            },
            {
              icon: UserCheck,
              label: 'Certified counsellor',
              value: (
                <>
                  {facts.counsellor}
                  <Given when="registered">, certificate no. {facts.certificate}</Given>
                </>
              ),
            },
            {
              icon: Landmark,
              label: 'Held in trust',
              value:
                'Money for travel stays in trust until it goes to the company that provides the service',
            },
          ]}
        />
      </div>
    </Section>
  )
}
