import { Link } from '#design/link.tsx'
import { Section } from '#design/section/section.tsx'
import { continents } from '../domain/continents.ts'
import { greatCircle, intoWorld, onWorld, type Point, worldSize } from '../domain/world-view.ts'
import { guideCards } from './guide-cards.ts'
import styles from './home-world.module.css'
import { homeWorldText } from './messages.ts'

/** Where the lines begin. */
const toronto: Point = { lat: 43.65, lng: -79.38 }

/** Names with room beside their pins; the others are in the list below. */
const labelled: Readonly<Record<string, 'start' | 'end'>> = {
  vancouver: 'end',
  'los-angeles': 'end',
  'new-york': 'start',
  miami: 'start',
  london: 'end',
  rome: 'start',
  lisbon: 'end',
  dubai: 'start',
  maldives: 'end',
  phuket: 'end',
  tokyo: 'start',
  bali: 'start',
}

/** Nonstops from Toronto that the atlas knows. */
const arcs = ['vancouver', 'los-angeles', 'miami', 'london', 'rome', 'lisbon', 'dubai', 'tokyo']

const pins = guideCards.map((card) => ({ ...card, ...onWorld(intoWorld(card)) }))

function Pins() {
  return pins.map(({ slug, name, x, y }) => {
    const side = labelled[slug]
    return (
      <a key={slug} href={`/destinations/${slug}`} tabIndex={-1} className={styles.pin}>
        <circle className={styles.reach} cx={x} cy={y} r={12} />
        <circle className={styles.dot} cx={x} cy={y} r={4.5} />
        {side ? (
          <text
            className={styles.label}
            x={x + (side === 'start' ? 10 : -10)}
            y={y + 5}
            textAnchor={side}
          >
            {name}
          </text>
        ) : null}
      </a>
    )
  })
}

function WorldMap() {
  const home = onWorld(toronto)
  return (
    <div className={styles.frame}>
      <div className={styles.world}>
        <div className={styles.land} />
        {/* The list below says the same and is reached by keyboard. */}
        <svg
          className={styles.over}
          viewBox={`0 0 ${worldSize.width} ${worldSize.height}`}
          aria-hidden="true"
        >
          {pins
            .filter(({ slug }) => arcs.includes(slug))
            .map((pin) => (
              <path key={pin.slug} className={styles.arc} d={greatCircle(toronto, pin)} />
            ))}
          <Pins />
          <circle className={styles.home} cx={home.x} cy={home.y} r={6} />
          <text className={styles.homeLabel} x={home.x - 11} y={home.y - 4} textAnchor="end">
            {homeWorldText.toronto}
          </text>
        </svg>
      </div>
    </div>
  )
}

/** The world from Canada, drawn without a script. */
export function HomeWorld() {
  return (
    <Section
      band="sunk"
      title={homeWorldText.fromYourAirportTo}
      aside={<p className="lead">{homeWorldText.pickPlaceItsMonths}</p>}
    >
      <WorldMap />
      <div className={styles.lists}>
        {continents.map((continent) => (
          <nav
            key={continent}
            aria-label={homeWorldText.destinationsIn(continent)}
            className={styles.column}
          >
            <h3>{continent}</h3>
            <ul className={styles.names}>
              {guideCards
                .filter((card) => card.continent === continent)
                .map(({ slug, name }) => (
                  <li key={slug}>
                    <Link href={`/destinations/${slug}`} className={styles.name}>
                      {name}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
    </Section>
  )
}
