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
import { visaGuidanceText } from './messages.ts'

const boxes = [
  {
    icon: CalendarClock,
    title: visaGuidanceText.lookEarly,
    text: visaGuidanceText.consulatesMayNeedMonth,
  },
  {
    icon: BookOpenCheck,
    title: visaGuidanceText.lookAtPassport,
    text: visaGuidanceText.manyCountriesWantSix,
  },
  {
    icon: Landmark,
    title: visaGuidanceText.askOfficialPage,
    text: visaGuidanceText.everyAnswerGeneralKnowledge,
  },
]

const meanings = [
  {
    tone: 'ok',
    edge: 'spruce',
    status: visaGuidanceText.visaFree,
    text: visaGuidanceText.nothingToObtainPassport,
  },
  {
    tone: 'info',
    edge: 'glacier',
    status: visaGuidanceText.visaRequired,
    text: visaGuidanceText.somethingToObtainFirst,
  },
  {
    tone: 'bad',
    edge: 'maple',
    status: visaGuidanceText.travelRestricted,
    text: visaGuidanceText.touristsWithThisPassport,
  },
] as const

const steps = [
  {
    title: visaGuidanceText.check,
    when: visaGuidanceText.beforeYouBook,
    text: visaGuidanceText.whatEachCountryAsks,
  },
  {
    title: visaGuidanceText.gather,
    when: visaGuidanceText.n1To2Weeks,
    text: visaGuidanceText.passportPhotoTicketsLodging,
  },
  {
    title: visaGuidanceText.apply,
    when: visaGuidanceText.withinDay,
    text: visaGuidanceText.onOfficialSiteOr,
  },
  {
    title: visaGuidanceText.wait,
    when: visaGuidanceText.n3To30Days,
    text: visaGuidanceText.authorisationsTakeMinutesTo,
  },
]

const documents = [
  visaGuidanceText.passportValidSixMonths,
  visaGuidanceText.recentPhotoInSize,
  visaGuidanceText.ticketsThereAndOnward,
  visaGuidanceText.whereYouStayBookings,
  visaGuidanceText.meansForStayStatements,
  visaGuidanceText.travelInsuranceWhereIt,
  visaGuidanceText.forChildrenWhoTravel,
]

function HowItWorks() {
  return (
    <Section tight band="sunk" title={visaGuidanceText.howItWorks}>
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
    <Section tight title={visaGuidanceText.fromFirstLookTo}>
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
      <h3>{visaGuidanceText.popularWithCanadians}</h3>
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

/** Beside every answer: what to check, what the colours mean, how long it takes. */
export function VisaGuidance() {
  return (
    <>
      <HowItWorks />
      <Timeline />
      <Section tight band="sunk" title={visaGuidanceText.whatYouWillNeed}>
        <div className={styles.columns}>
          <div>
            <h3>{visaGuidanceText.documentsThatAskedFor}</h3>
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
          title={visaGuidanceText.noLegalAdvice}
          className={styles.disclaimer}
        >
          {visaGuidanceText.weKnow20Passports}
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
