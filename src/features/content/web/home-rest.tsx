import { Badge } from '#design/badge/badge.tsx'
import { Section } from '#design/section/section.tsx'
import { Given } from '#platform/web/listed.tsx'
import { ClaimStrip } from './claim-strip.tsx'
import styles from './claim-strip.module.css'
import { HomeFeatures } from './home-features.tsx'
import { HomePartners } from './home-partners.tsx'
import { HomeTiles } from './home-tiles.tsx'
import { HomeTrips } from './home-trips.tsx'
import { HomeVoices } from './home-voices.tsx'
import { HomeWorld } from './home-world.tsx'
import { Protection } from './protection.tsx'
import { QuickCards } from './quick-cards.tsx'
import { homeRestText } from './messages.ts'

/** Everything below the search. */
export function HomeRest() {
  return (
    <>
      <QuickCards />
      <HomeTiles />
      <HomeWorld />
      <Given when="claims">
        <Section tight title={<span className="visually-hidden">{homeRestText.inFigures}</span>}>
          <ClaimStrip />
          <Given when="sampleClaims">
            <p className={styles.mark}>
              <Badge tone="sample">{homeRestText.sample}</Badge>
            </p>
          </Given>
        </Section>
      </Given>
      <HomeFeatures />
      <Given when="demo">
        <HomeTrips />
      </Given>
      <HomeVoices />
      <HomePartners />
      <Protection />
    </>
  )
}
