import { Check, Crown, ShieldCheck, TriangleAlert } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { facts } from '#platform/web/facts.ts'
import { listedPrice } from '#platform/web/listed-price.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import { Chat } from './chat.tsx'
import styles from './chat-page.module.css'

const free = [
  '3 questions without an account',
  '10 conversations a month with one',
  'Plans of up to 3 days',
]
const premium = [
  'Unlimited conversations',
  'Plans of up to 30 days, several cities',
  'Budget optimisation',
]

function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {items.map((item) => (
        <li key={item}>
          <Icon of={Check} size="text" /> {item}
        </li>
      ))}
    </ul>
  )
}

const Plans = () => (
  <div className={styles.pair}>
    <Card as="section" aria-labelledby="free-guide">
      <h2 id="free-guide" className={styles.title}>
        Free Guide
      </h2>
      <Points items={free} />
    </Card>
    <Card as="section" look="featured" aria-labelledby="premium-guide">
      <h2 id="premium-guide" className={styles.title}>
        <Icon of={Crown} size="button" /> Premium Guide
      </h2>
      <Points items={premium} />
      <ButtonLink href="/pricing" look="line" size="small">
        {listedPrice('premium')} a month: see plans
      </ButtonLink>
    </Card>
  </div>
)

const Protection = () => (
  <section className={styles.pair} aria-label="With us or on your own">
    <Card as="section" edge="spruce" aria-labelledby="protected">
      <h2 id="protected" className={styles.title}>
        <Icon of={ShieldCheck} size="button" /> Booked with {facts.name}
      </h2>
      <p>{facts.protectionLine}</p>
      <p className="small mute">
        A counsellor can check a plan before you pay for anything. An answer in the chat alone is no
        booking and is not covered.
      </p>
    </Card>
    <Card as="section" edge="amber" aria-labelledby="on-your-own">
      <h2 id="on-your-own" className={styles.title}>
        <Icon of={TriangleAlert} size="button" /> On your own with an AI
      </h2>
      <p>
        General assistants may name places that do not exist and prices that nobody asks. What you
        book elsewhere by such advice, no registered agency stands behind.
      </p>
    </Card>
  </section>
)

const tips = [
  ['Say where and when', 'A town, a date and how many days are enough for a plan.'],
  [
    'Say who comes along',
    'Ages of children, slow walkers, a wheelchair: the pace changes with them.',
  ],
  ['Say what you do not want', 'No museums, nothing before ten, at most $200 a night.'],
] as const

const Tips = () => (
  <section aria-labelledby="quick-start">
    <h2 id="quick-start" className={styles.title}>
      Quick start tips
    </h2>
    <ol className={styles.tips}>
      {tips.map(([title, text]) => (
        <li key={title}>
          <h3 className={styles.small}>{title}</h3>
          <p className="mute">{text}</p>
        </li>
      ))}
    </ol>
  </section>
)

const WhyUpgrade = () => (
  <section className={styles.upgrade} aria-labelledby="why-upgrade">
    <div>
      <h2 id="why-upgrade" className={styles.title}>
        Why Upgrade
      </h2>
      <p>
        Guide Pro is {listedPrice('premium')} a month: no limit of conversations, whole itineraries
        instead of three days, and advice on where a trip costs more than it has to.
      </p>
    </div>
    <ButtonLink href="/pricing">See plans</ButtonLink>
  </section>
)

/** The guide's page: a chat that answers from our own data and plans by the day. */
export function GuidePage() {
  return (
    <DataFrame>
      <PageHead
        title="Guide"
        description="Ask about places, prices, weather and visas, and get a plan day by day that opens in the planner."
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading
          title="Your travel guide"
          sub="Ask in English or French. It answers from our own data, says where it knows it from, and turns talk into a plan."
        />
        <Chat />
        <Plans />
        <Protection />
        <Tips />
        <WhyUpgrade />
      </div>
    </DataFrame>
  )
}
