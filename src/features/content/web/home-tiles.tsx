import { ArrowRight } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Link } from '#design/link.tsx'
import { Print } from '#design/poster.tsx'
import { Section } from '#design/section/section.tsx'
import { Given } from '#platform/web/listed.tsx'
import { monthsText } from '../domain/months.ts'
import { guideCards } from './guide-cards.ts'
import styles from './home-tiles.module.css'
import { plannerPath } from './planner-path.ts'
import { homeTilesText } from './messages.ts'

const tiles = ['bali', 'rome', 'tokyo', 'swiss-alps'] as const

/** Four posters that open the planner. */
export function HomeTiles() {
  return (
    <Section
      title={homeTilesText.whereToBegin}
      aside={
        <>
          <Given when="demo">
            <Badge tone="sample">{homeTilesText.samplePrices}</Badge>
          </Given>
          <ButtonLink href="/destinations" look="text" iconAfter={ArrowRight}>
            {homeTilesText.allDestinations}
          </ButtonLink>
        </>
      }
    >
      <ul className={styles.tiles}>
        {tiles.map((slug) => {
          const card = guideCards.find((guide) => guide.slug === slug)
          return card ? (
            <li key={slug}>
              <Link className={styles.tile} href={plannerPath(card.name)}>
                <Print slug={slug} name={card.name} place={card.country} ratio="4/5" lazy />
                <span className={styles.note}>
                  {homeTilesText.best(monthsText(card.bestMonths))}
                </span>
                <Given when="demo">
                  <span className={styles.price}>
                    {homeTilesText.staysFrom}
                    <b>${card.nightFrom}</b>
                    {homeTilesText.night}
                  </span>
                </Given>
              </Link>
            </li>
          ) : null
        })}
      </ul>
    </Section>
  )
}
