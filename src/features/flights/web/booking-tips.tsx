import { Section } from '#design/section/section.tsx'
import styles from './flights-page.module.css'
import { bookingTipsText } from './messages.ts'

const tips = [
  {
    title: bookingTipsText.lookAtDaysAround,
    text: bookingTipsText.tuesdaysAndWednesdaysUsually,
  },
  {
    title: bookingTipsText.bookOneToFour,
    text: bookingTipsText.faresRiseFastestIn,
  },
  {
    title: bookingTipsText.countBags,
    text: bookingTipsText.cheapestFareOftenLeaves,
  },
]

/** Three things that save money. */
export function BookingTips() {
  return (
    <Section title={bookingTipsText.threeTipsBeforeYou}>
      <ul className={styles.tips}>
        {tips.map(({ title, text }) => (
          <li key={title} className={styles.tip}>
            <h3>{title}</h3>
            <p className="mute">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
