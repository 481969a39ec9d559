import { ArrowRight, BedDouble, CalendarDays, FileDown, Landmark, Wallet } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { Print } from '#design/poster.tsx'
import { Section } from '#design/section/section.tsx'
import { facts } from '#platform/web/facts.ts'
import { useHint } from '#platform/web/hint.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import styles from './home.module.css'

const covered = [
  {
    slug: 'paris',
    name: 'Paris',
    country: 'France',
    note: 'Thirty sights, from Sainte-Chapelle at opening to Père Lachaise',
  },
  {
    slug: 'tokyo',
    name: 'Tokyo',
    country: 'Japan',
    note: 'Thirty sights, from Senso-ji before breakfast to the Skytree',
  },
  {
    slug: 'new-york',
    name: 'New York',
    country: 'United States',
    note: 'Thirty sights in all five boroughs',
  },
] as const

const steps = [
  {
    icon: CalendarDays,
    title: 'Choose where and when',
    text: 'A destination, two dates and what you want to spend.',
  },
  {
    icon: BedDouble,
    title: 'Find a place to sleep',
    text: 'Hotels for your nights, sorted by price, rating or popularity.',
  },
  {
    icon: Landmark,
    title: 'Fill the days',
    text: 'Restaurants, sights with hours and closing days, and what you bring yourself.',
  },
  {
    icon: Wallet,
    title: 'Keep the budget',
    text: 'Every item counts at once; you see what is left, and what goes over.',
  },
  {
    icon: FileDown,
    title: 'Take it with you',
    text: 'The whole plan as a PDF that a screen reader can read too.',
  },
] as const

/** What comes after planning: an account, or the trips that it already holds. */
function SecondStep() {
  const [href, label] = useHint()
    ? ['/itinerary', 'Your saved trips']
    : ['/account/sign-up', 'Create a free account']
  return (
    <ButtonLink href={href} look="line">
      {label}
    </ButtonLink>
  )
}

/** The front door. */
export function HomePage() {
  return (
    <>
      <PageHead
        title="Plan the whole trip, then go"
        description="Flights, stays and a day-by-day plan in one place, priced in Canadian dollars, with a licensed counsellor when you want one."
      />
      <section className={styles.hero}>
        <div className={`wrap ${styles.heroColumns}`}>
          <div className={styles.words}>
            <h1 className="display">Plan the whole trip, then go.</h1>
            <p className="lead">
              Stays, food and sights in a day-by-day plan, priced in Canadian dollars and kept
              within your budget.
            </p>
            <div className={styles.buttons}>
              <ButtonLink href="/planner" iconAfter={ArrowRight}>
                Start planning
              </ButtonLink>
              <SecondStep />
            </div>
          </div>
          <div className={styles.wall}>
            <Print slug="new-york" name="New York" place="United States" />
            <Print slug="santorini" name="Santorini" place="Greece" />
            <Print slug="paris" name="Paris" place="France" />
          </div>
        </div>
      </section>
      <Section title="Where to begin">
        <ul className={styles.tiles}>
          {covered.map(({ slug, name, country, note }) => (
            <li key={slug}>
              <Link
                className={styles.tile}
                href={`/planner?destination=${encodeURIComponent(name)}`}
              >
                <Print slug={slug} name={name} place={country} ratio="4/5" lazy />
                <span className={styles.note}>{note}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section band="sunk" title="One plan that holds everything">
        <ol className={styles.steps}>
          {steps.map(({ icon, title, text }) => (
            <li key={title} className={styles.stepItem}>
              <Icon of={icon} size="alone" tone="subject" />
              <h3>{title}</h3>
              <p className="mute">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section band="spruce-deep" title="Your money is protected before you leave the ground">
        <p className="lead">
          {facts.name} is registered with the Travel Industry Council of Ontario, registration no.{' '}
          {facts.registration}. If a supplier fails to deliver what you paid for, the Compensation
          Fund can reimburse you.
        </p>
      </Section>
    </>
  )
}
