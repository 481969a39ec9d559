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
import { chatPageText as text } from './messages.ts'

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
        {text.freeTitle}
      </h2>
      <Points items={text.freePoints} />
    </Card>
    <Card as="section" look="featured" aria-labelledby="premium-guide">
      <h2 id="premium-guide" className={styles.title}>
        <Icon of={Crown} size="button" /> {text.premiumTitle}
      </h2>
      <Points items={text.premiumPoints} />
      <ButtonLink href="/pricing" look="line" size="small">
        {text.seePlansFrom(listedPrice('premium'))}
      </ButtonLink>
    </Card>
  </div>
)

const Protection = () => (
  <section className={styles.pair} aria-label={text.protection}>
    <Card as="section" edge="spruce" aria-labelledby="protected">
      <h2 id="protected" className={styles.title}>
        <Icon of={ShieldCheck} size="button" /> {text.bookedWith(facts.name)}
      </h2>
      <p>{facts.protectionLine}</p>
      <p className="small mute">{text.counsellor}</p>
    </Card>
    <Card as="section" edge="amber" aria-labelledby="on-your-own">
      <h2 id="on-your-own" className={styles.title}>
        <Icon of={TriangleAlert} size="button" /> {text.onYourOwn}
      </h2>
      <p>{text.assistants}</p>
    </Card>
  </section>
)

const Tips = () => (
  <section aria-labelledby="quick-start">
    <h2 id="quick-start" className={styles.title}>
      {text.tipsTitle}
    </h2>
    <ol className={styles.tips}>
      {text.tips.map(([title, tip]) => (
        <li key={title}>
          <h3 className={styles.small}>{title}</h3>
          <p className="mute">{tip}</p>
        </li>
      ))}
    </ol>
  </section>
)

const WhyUpgrade = () => (
  <section className={styles.upgrade} aria-labelledby="why-upgrade">
    <div>
      <h2 id="why-upgrade" className={styles.title}>
        {text.whyUpgrade}
      </h2>
      <p>{text.upgradeReasons(listedPrice('premium'))}</p>
    </div>
    <ButtonLink href="/pricing">{text.seePlans}</ButtonLink>
  </section>
)

/** The guide's page: a chat that answers from our own data and plans by the day. */
export function GuidePage() {
  return (
    <DataFrame>
      <PageHead title={text.title} description={text.description} />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading title={text.heading} sub={text.lead} />
        <Chat />
        <Plans />
        <Protection />
        <Tips />
        <WhyUpgrade />
      </div>
    </DataFrame>
  )
}
