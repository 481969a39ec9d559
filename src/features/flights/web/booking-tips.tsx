import { Section } from '#design/section/section.tsx'
import styles from './flights-page.module.css'

const tips = [
  {
    title: 'Look at the days around',
    text: 'Tuesdays and Wednesdays usually cost less than Fridays and Sundays. The bars above the results show by how much.',
  },
  {
    title: 'Book one to four months ahead',
    text: 'Fares rise fastest in the last three weeks. For July, Christmas and March break begin earlier.',
  },
  {
    title: 'Count the bags',
    text: 'The cheapest fare often leaves out the checked bag, and sometimes the cabin bag. The details of a flight say which.',
  },
]

/** Three things that save money. */
export function BookingTips() {
  return (
    <Section title="Three tips before you book">
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
