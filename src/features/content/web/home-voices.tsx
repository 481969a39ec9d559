import { Star } from 'lucide-react'
import { Badge } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Section } from '#design/section/section.tsx'
import { Each, Given } from '#platform/web/listed.tsx'
import styles from './home-voices.module.css'
import { homeVoicesText } from './messages.ts'

/** `data-stars` is how many of the five are filled: a setting, known when the server starts. */
function Stars({ stars }: { readonly stars: string }) {
  return (
    <span className={styles.stars} data-stars={stars}>
      <span className="visually-hidden">{homeVoicesText.out5Stars(stars)}</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <Icon key={place} of={Star} size="button" filled className={styles.star} />
      ))}
    </span>
  )
}

/** Up to six travellers; nothing where none are configured. */
export function HomeVoices() {
  return (
    <Given when="testimonials">
      <Section
        title={homeVoicesText.whatTravellersSay}
        aside={
          <Given when="sampleTestimonials">
            <p className="small mute">
              {homeVoicesText.inventedToShowPlace}
              <Badge tone="sample">{homeVoicesText.sample}</Badge>
            </p>
          </Given>
        }
      >
        <ul className={styles.voices}>
          <Each list="testimonials">
            {({ name, content, stars }) => (
              <li className={styles.voice}>
                <Stars stars={stars} />
                <blockquote className="quote">{content}</blockquote>
                <p className={styles.name}>{name}</p>
              </li>
            )}
          </Each>
        </ul>
      </Section>
    </Given>
  )
}
