import { ArrowRight } from 'lucide-react'
import type { ComponentType } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { Print } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { Section } from '#design/section/section.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { formatDate } from '#platform/shared/local-date.ts'
import { facts as business, withFacts } from '#platform/web/facts.ts'
import { JsonLdScript } from '#platform/web/json-ld.tsx'
import { Given } from '#platform/web/listed.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { touristDestination } from '../domain/linked-data.ts'
import { monthsText } from '../domain/months.ts'
import { articleCards } from './article-cards.ts'
import { ArticleList } from './article-list.tsx'
import { Crumbs } from './crumbs.tsx'
import {
  EntryNote,
  accountLandingText,
  MonthList,
  SamplePriceList,
  SightList,
} from './guide-parts.tsx'
import styles from './guide.module.css'
import { plannerPath } from './planner-path.ts'
import { socialPicture } from './social-picture.ts'
import { type FullGuide, loadGuide } from './texts.ts'
import { guidePageText } from './messages.ts'

const anchors = [
  ['when', guidePageText.whenToGo],
  ['see', guidePageText.whatToSee],
  ['districts', guidePageText.whereToStay],
  ['days', guidePageText.threeDays],
  ['money', 'Money'],
  ['getting-there', guidePageText.gettingThere],
  ['canadians', guidePageText.forCanadians],
] as const

function GuideHead({ text, facts }: FullGuide) {
  const path = `/destinations/${text.slug}`
  const picture = socialPicture(text.slug)
  return (
    <>
      <PageHead title={text.title} description={text.description} picture={picture} />
      <JsonLdScript
        data={touristDestination(business.origin, {
          ...facts,
          path,
          picture,
          description: text.description,
        })}
      />
    </>
  )
}

function Opening({ text, facts }: FullGuide) {
  return (
    <div className={`wrap ${styles.opening}`}>
      <div className={styles.words}>
        <Crumbs
          steps={[
            { name: guidePageText.destinations, path: '/destinations' },
            { name: facts.name, path: `/destinations/${text.slug}` },
          ]}
        />
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className="lead">{withFacts(text.lead)}</p>
        <div className={styles.buttons}>
          <ButtonLink href={plannerPath(facts.name)} iconAfter={ArrowRight}>
            {guidePageText.planTripTo(facts.name)}
          </ButtonLink>
        </div>
        <nav aria-label={guidePageText.onThisPage}>
          <ul className={styles.anchors}>
            {anchors.map(([id, label]) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {isPosterSlug(text.slug) ? (
        <Print
          className={styles.print}
          slug={text.slug}
          name={facts.name}
          place={facts.country}
          ratio="4/5"
        />
      ) : null}
    </div>
  )
}

const currencies = new Intl.DisplayNames('en-CA', { type: 'currency' })

function QuickFacts({ facts }: Pick<FullGuide, 'facts'>) {
  const rows = [
    [guidePageText.bestMonths, monthsText(facts.bestMonths)],
    ['Airports', facts.airports.join(', ')],
    ['Currency', currencies.of(facts.currency) ?? facts.currency],
    ...(facts.entry ? [[guidePageText.withCanadianPassport, accountLandingText(facts.entry)]] : []),
  ]
  return (
    <div className="wrap">
      <dl className={styles.quick}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Days({ text }: Pick<FullGuide, 'text'>) {
  return (
    <ol className={styles.days}>
      {text.sampleDays.map((day, index) => (
        <li key={day.title} className={styles.day}>
          <h3>
            <span className={styles.dayNumber}>{guidePageText.day(index + 1)}</span> {day.title}
          </h3>
          <FactList
            items={[
              { label: guidePageText.morning, value: day.morning },
              { label: guidePageText.afternoon, value: day.afternoon },
              { label: guidePageText.evening, value: day.evening },
            ]}
          />
        </li>
      ))}
    </ol>
  )
}

const Named = ({ rows }: { rows: readonly { name: string; text: string }[] }) => (
  <dl className={styles.named}>
    {rows.map(({ name, text }) => (
      <div key={name} className={styles.namedRow}>
        <dt>{name}</dt>
        <dd>{withFacts(text)}</dd>
      </div>
    ))}
  </dl>
)

function Practice({ text, facts }: FullGuide) {
  return (
    <>
      <Section tight title={guidePageText.money} id="money">
        <div className={styles.twoColumns}>
          <p className={styles.text}>{text.money}</p>
          <Given when="demo">
            <SamplePriceList prices={facts.prices} place={facts.name} />
          </Given>
        </div>
      </Section>
      <Section tight band="sunk" title={guidePageText.gettingThereAndAround} id="getting-there">
        <div className={styles.twoColumns}>
          <div className={styles.stack}>
            <h3>{guidePageText.fromCanadaToMiddle}</h3>
            <p className={styles.text}>{text.gettingThere}</p>
          </div>
          <div className={styles.stack}>
            <h3>{guidePageText.onceThere}</h3>
            <p className={styles.text}>{text.gettingAround}</p>
          </div>
        </div>
      </Section>
      <Section tight title={guidePageText.food}>
        <p className={styles.text}>{text.food}</p>
      </Section>
      <Section tight band="sunk" title={guidePageText.forCanadians} id="canadians">
        <div className={styles.twoColumns}>
          <div className={styles.stack}>
            {facts.entry ? <EntryNote entry={facts.entry} /> : null}
            <p className={styles.text}>{text.forCanadians}</p>
            {facts.entry ? (
              <ButtonLink href="/visa" look="text" iconAfter={ArrowRight}>
                {guidePageText.checkAnotherPassport}
              </ButtonLink>
            ) : null}
          </div>
          <Named rows={text.practical.map((row) => ({ name: row.label, text: row.text }))} />
        </div>
      </Section>
    </>
  )
}

function GuideBody({ text, facts }: FullGuide) {
  const related = articleCards.filter(({ destination }) => destination === text.slug)
  return (
    <>
      <GuideHead text={text} facts={facts} />
      <Opening text={text} facts={facts} />
      <QuickFacts facts={facts} />
      <Section tight title={guidePageText.whenToGo} id="when">
        <p className={styles.text}>{text.whenToGo.text}</p>
        <MonthList months={text.whenToGo.months} facts={facts} />
      </Section>
      <Section tight band="sunk" title={guidePageText.whatToSeeIn(facts.name)} id="see">
        <SightList placeId={text.slug} facts={facts} />
      </Section>
      <Section tight title={guidePageText.whereToStay} id="districts">
        <Named rows={text.districts} />
      </Section>
      <Section tight band="sunk" title={guidePageText.threeDaysAlreadyWorked} id="days">
        <Days text={text} />
      </Section>
      <Practice text={text} facts={facts} />
      {related.length > 0 ? (
        <Section tight title={guidePageText.moreAbout(facts.name)}>
          <ArticleList heading="h3" articles={related} />
        </Section>
      ) : null}
      <Section tight band="spruce-deep" title={guidePageText.planDayByDay(facts.name)}>
        <div className={styles.closing}>
          <p className="lead">{guidePageText.putTheseSightsOn}</p>
          <ButtonLink href={plannerPath(facts.name)} iconAfter={ArrowRight}>
            {guidePageText.openPlannerWith(facts.name)}
          </ButtonLink>
          <p className="small mute">{guidePageText.pricesAndHoursAs(formatDate(text.asOf))}</p>
        </div>
      </Section>
    </>
  )
}

/** The page of one destination; nothing where no guide has been written. */
export async function loadDestinationGuide(slug: string): Promise<ComponentType | undefined> {
  const guide = await loadGuide(slug)
  return guide && (() => <GuideBody {...guide} />)
}
