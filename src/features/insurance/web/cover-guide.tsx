import { ButtonLink } from '#design/button/button.tsx'
import { Section } from '#design/section/section.tsx'
import styles from './cover-guide.module.css'

const reasons = [
  {
    title: 'Your health card stops paying',
    text: 'A province pays a small part of what a hospital abroad asks, and nothing for the way home. A night in an American hospital can cost more than the whole trip.',
  },
  {
    title: 'Plans change before you leave',
    text: 'Illness in the family, a layoff, a jury: what is listed in the policy brings back what airlines and hotels keep.',
  },
  {
    title: 'Canada is large',
    text: 'Outside your own province an ambulance, a prescription and a flight home on a stretcher are yours to pay.',
  },
]

const options = [
  {
    name: 'Emergency medical',
    limit: 'up to $5,000,000',
    text: 'Hospital, doctors, ambulance, and the journey back.',
  },
  {
    name: 'Trip cancellation',
    limit: 'up to $50,000',
    text: 'What is not given back when a listed reason stops you.',
  },
  {
    name: 'Accidental death and dismemberment',
    limit: 'by age and trip',
    text: 'A sum for you or your family after an accident.',
  },
  { name: 'Baggage', limit: 'up to $2,500', text: 'Lost, stolen or late belongings.' },
  {
    name: 'Rental car',
    limit: 'collision and theft',
    text: 'In place of the waiver at the counter.',
  },
  {
    name: 'Cancel for any reason',
    limit: '75% refund',
    text: 'For when your reason stands on no list. Bought within days of the first deposit.',
  },
  {
    name: 'All-inclusive package',
    limit: 'medical and the rest',
    text: 'Medical, cancellation, interruption and baggage as one policy.',
  },
  {
    name: 'Non-medical package',
    limit: 'all but medical',
    text: 'If work or a card already covers your medical costs.',
  },
]

/** What insurance is for and what there is, with the figures of the covers. */
export function CoverGuide() {
  return (
    <>
      <Section tight band="sunk" title="Why Canadians need travel insurance">
        <ul className={styles.reasons}>
          {reasons.map(({ title, text }) => (
            <li key={title} className={styles.reason}>
              <h3>{title}</h3>
              <p className="mute">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tight title="Coverage options">
        <dl className={styles.options}>
          {options.map(({ name, limit, text }) => (
            <div key={name} className={styles.option}>
              <dt>
                <b>{name}</b>
              </dt>
              <dd className={styles.limit}>{limit}</dd>
              <dd className="mute">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section tight band="spruce-deep" title="Let a person read the policy with you">
        <div className={styles.ask}>
          <p>
            Conditions you have today, a trip in pieces, parents over 75: a consultant compares
            policies and says what the small print means for you.
          </p>
          <ButtonLink href="/consultation?service=insurance">Talk to a consultant</ButtonLink>
        </div>
      </Section>
    </>
  )
}
