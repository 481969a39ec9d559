import { ButtonLink } from '#design/button/button.tsx'
import { Section } from '#design/section/section.tsx'
import styles from './cover-guide.module.css'
import { coverGuideText } from './messages.ts'

const reasons = [
  {
    title: coverGuideText.yourHealthCardStops,
    text: coverGuideText.provincePaysSmallPart,
  },
  {
    title: coverGuideText.plansChangeBeforeYou,
    text: coverGuideText.illnessInFamilyLayoff,
  },
  {
    title: coverGuideText.canadaLarge,
    text: coverGuideText.outsideYourOwnProvince,
  },
]

const options = [
  {
    name: coverGuideText.emergencyMedical,
    limit: 'up to $5,000,000',
    text: coverGuideText.hospitalDoctorsAmbulanceAnd,
  },
  {
    name: coverGuideText.tripCancellation,
    limit: 'up to $50,000',
    text: coverGuideText.whatNotGivenBack,
  },
  {
    name: coverGuideText.accidentalDeathAndDismemberment,
    limit: 'by age and trip',
    text: coverGuideText.sumForYouOr,
  },
  { name: coverGuideText.baggage, limit: 'up to $2,500', text: coverGuideText.lostStolenOrLate },
  {
    name: coverGuideText.rentalCar,
    limit: 'collision and theft',
    text: coverGuideText.inPlaceWaiverAt,
  },
  {
    name: coverGuideText.cancelForAnyReason,
    limit: '75% refund',
    text: coverGuideText.forWhenYourReason,
  },
  {
    name: coverGuideText.allInclusivePackage,
    limit: 'medical and the rest',
    text: coverGuideText.medicalCancellationInterruptionAnd,
  },
  {
    name: coverGuideText.nonMedicalPackage,
    limit: 'all but medical',
    text: coverGuideText.ifWorkOrCard,
  },
]

/** What insurance is for and what there is, with the figures of the covers. */
export function CoverGuide() {
  return (
    <>
      <Section tight band="sunk" title={coverGuideText.whyCanadiansNeedTravel}>
        <ul className={styles.reasons}>
          {reasons.map(({ title, text }) => (
            <li key={title} className={styles.reason}>
              <h3>{title}</h3>
              <p className="mute">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tight title={coverGuideText.coverageOptions}>
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
      <Section tight band="spruce-deep" title={coverGuideText.letPersonReadPolicy}>
        <div className={styles.ask}>
          <p>{coverGuideText.conditionsYouHaveToday}</p>
          <ButtonLink href="/consultation?service=insurance">
            {coverGuideText.talkToConsultant}
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}
