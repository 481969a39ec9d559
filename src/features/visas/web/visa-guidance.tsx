import { BookOpenCheck, CalendarClock, Landmark, ShieldAlert } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Section } from '#design/section/section.tsx'
import { popularForCanadians, popularWords } from '../domain/popular-for-canadians.ts'
import { visaCountries } from '../domain/visa-countries.ts'
import styles from './visa-guidance.module.css'

const boxes = [
  {
    icon: CalendarClock,
    title: 'Look early',
    text: 'Consulates may need a month, and in summer longer. Check before you pay for anything that cannot be returned.',
  },
  {
    icon: BookOpenCheck,
    title: 'Look at the passport',
    text: 'Many countries want six months of validity past your last day, and an empty page or two.',
  },
  {
    icon: Landmark,
    title: 'Ask the official page',
    text: 'Every answer is general knowledge and links to the official page. If the two differ, trust the official page.',
  },
]

const meanings = [
  {
    tone: 'ok',
    edge: 'spruce',
    status: 'Visa free',
    text: 'Nothing to obtain. The passport, and sometimes a return ticket and means for the stay, are enough.',
  },
  {
    tone: 'info',
    edge: 'glacier',
    status: 'Visa required',
    text: 'Something to obtain first: an online authorisation, an e-visa, a visa from a consulate, or one bought at the border. The answer says which.',
  },
  {
    tone: 'bad',
    edge: 'maple',
    status: 'Travel restricted',
    text: 'Tourists with this passport are not admitted at present.',
  },
] as const

const steps = [
  {
    title: 'Check',
    when: 'Before you book',
    text: 'What each country asks, and each change of planes.',
  },
  { title: 'Gather', when: '1 to 2 weeks', text: 'Passport, photo, tickets, lodging, means.' },
  {
    title: 'Apply',
    when: 'Within a day',
    text: 'On the official site or at the consulate. Beware of lookalikes.',
  },
  {
    title: 'Wait',
    when: '3 to 30 days',
    text: 'Authorisations take minutes to days, visas up to a month.',
  },
]

const documents = [
  'Passport, valid six months past the last day, with empty pages',
  'A recent photo in the size that the form names',
  'Tickets there and onward, or a route for them',
  'Where you stay: bookings or an invitation',
  'Means for the stay: statements of the last three months',
  'Travel insurance, where it is asked for',
  'For children who travel with one parent: consent of the other',
]

function HowItWorks() {
  return (
    <Section tight band="sunk" title="How it works">
      <ul className={styles.three}>
        {meanings.map(({ tone, edge, status, text }) => (
          <Card as="li" key={status} edge={edge} className={styles.meaning}>
            <Badge tone={tone}>{status}</Badge>
            <p>{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  )
}

function Timeline() {
  return (
    <Section tight title="From the first look to the stamp">
      <ol className={styles.steps}>
        {steps.map(({ title, when, text }, index) => (
          <li key={title} className={styles.step}>
            <p className={styles.when}>
              {index + 1}. {when}
            </p>
            <h3>{title}</h3>
            <p className="mute">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Popular() {
  return (
    <div>
      <h3>Popular with Canadians</h3>
      <ul className={styles.popular}>
        {popularForCanadians.map((country) => (
          <li key={country.to}>
            <Link href={`/visa?from=CA&to=${country.to}`} className={styles.country}>
              <b>{visaCountries[country.to]}</b>
              <span className="mute">{popularWords(country)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What stands beside every answer: what to mind, what the colours mean, how long it takes. */
export function VisaGuidance() {
  return (
    <>
      <HowItWorks />
      <Timeline />
      <Section tight band="sunk" title="What you will need">
        <div className={styles.columns}>
          <div>
            <h3>Documents that are asked for</h3>
            <ul className={styles.documents}>
              {documents.map((document) => (
                <li key={document}>{document}</li>
              ))}
            </ul>
          </div>
          <Popular />
        </div>
        <Notice
          tone="warn"
          icon={ShieldAlert}
          title="No legal advice"
          className={styles.disclaimer}
        >
          We know 20 passports and destinations, for tourists with an ordinary passport. Rules
          change without notice and depend on your own case. The embassy and the officer at the
          border decide; the airline may refuse whoever lacks a paper.
        </Notice>
      </Section>
    </>
  )
}

export function GuidanceBoxes() {
  return (
    <ul className={styles.boxes}>
      {boxes.map(({ icon, title, text }) => (
        <li key={title} className={styles.box}>
          <Icon of={icon} size="button" tone="subject" />
          <div>
            <h2 className={styles.boxTitle}>{title}</h2>
            <p className="mute small">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
