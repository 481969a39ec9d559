import { ArrowUp, Check } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { Price } from '#design/price/price.tsx'
import { Section } from '#design/section/section.tsx'
import { FactList, StatList } from '#design/stat-list/stat-list.tsx'
import { showToast } from '#design/notices/notices.ts'
import { knownUser, SessionWatch } from '#features/accounts/web/index.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { facts } from '#platform/web/facts.ts'
import { Given, NotGiven } from '#platform/web/listed.tsx'
import { hasHint } from '#platform/web/hint-cookie.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import { useState } from 'react'
import {
  type ConsultationId,
  consultations,
  groupConsultation,
  reducedFrom,
} from '#features/billing/domain/products.ts'
import {
  bookingFailure,
  Reasons,
  billingApi,
  here,
  PaymentTerms,
} from '#features/billing/web/index.ts'
import { comparison, consultationCopy, reasonsToAsk } from './consultation-copy.ts'
import { GroupSize, groupSize } from './group-size.tsx'
import { quoteNote } from './quote-note.ts'
import styles from './consultation.module.css'
import { listedPrice } from '#platform/web/listed-price.ts'
import { useHydrated } from '#platform/web/use-address.ts'
import { consultationPageText } from './messages.ts'

function useBooking(note: string) {
  const [busy, setBusy] = useState<ConsultationId>()
  const book = async (tier: ConsultationId, people?: number): Promise<void> => {
    setBusy(tier)
    try {
      // If the hint says there may be a session, buys for the account, and as a visitor only by choice.
      if (hasHint() && !(await knownUser())) {
        showToast({
          tone: 'failed',
          title: consultationPageText.yourSessionHasEnded,
          text: consultationPageText.signInOrPress,
        })
        return setBusy(undefined)
      }
      const more = { ...(note ? { note } : {}), ...(people ? { people } : {}) }
      const body = { tier, ...more, ...here() }
      const { url } = await billingApi('buyConsultation', { body })
      window.location.assign(url)
    } catch (error) {
      // The session watch of this page already reports an ended session.
      if (!(error instanceof ApiError && error.code === 'unauthenticated'))
        showToast({
          tone: 'failed',
          title: consultationPageText.bookingError,
          text: bookingFailure(error),
        })
    }
    setBusy(undefined)
  }
  return { busy, book }
}

interface TiersProps {
  readonly note: string
  /** Number of people in the URL. */
  readonly asked: string
}

function Tiers({ note, asked }: TiersProps) {
  const { busy, book } = useBooking(note)
  const [typed, setTyped] = useState<string>()
  const group = typed ?? (groupSize(asked) === undefined ? String(reducedFrom) : asked)
  const people = groupSize(group)
  return (
    <ul className={styles.tiers}>
      {consultationCopy.map(({ id, beyond, text, points, action, popular }) => (
        <Card as="li" key={id} look={popular ? 'featured' : 'plain'} className={styles.tier}>
          <h2 className={styles.name}>{consultations[id].name}</h2>
          {popular ? (
            <Badge tone="sale" className={styles.popular}>
              {consultationPageText.mostPopular}
            </Badge>
          ) : null}
          <Price amount={listedPrice(id) + beyond} unit={consultations[id].duration} />
          <p className="mute">{text}</p>
          {id === groupConsultation ? <GroupSize value={group} onChange={setTyped} /> : null}
          <Button
            block
            look={popular ? 'primary' : 'line'}
            busy={busy === id}
            busyLabel={consultationPageText.processing}
            disabled={id === groupConsultation && people === undefined}
            onClick={() => void (id === groupConsultation ? book(id, people) : book(id))}
          >
            {action}
          </Button>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon of={Check} size="button" tone="subject" />
                {point}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </ul>
  )
}

function Comparison() {
  return (
    <ul className={styles.ways}>
      {comparison.map(({ name, facts: pairs }) => (
        <Card as="li" key={name} className={styles.way}>
          <h3>{name}</h3>
          <FactList items={pairs} />
        </Card>
      ))}
    </ul>
  )
}

const untilContact = { value: '24 h', label: consultationPageText.untilWeContactYou }

/** The page of consultations: price, benefits, and comparison with the guide. */
export function ConsultationPage() {
  const awake = useHydrated()
  const [params] = useSearchParams()
  const note = awake ? quoteNote(params) : ''
  return (
    <>
      <PageHead
        title={consultationPageText.consultation}
        description={consultationPageText.talkToCertifiedTravel}
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading
          size="display"
          title={consultationPageText.talkToTravelCounsellor}
          sub={
            <>
              <Given when="registered">
                <span>{consultationPageText.certifiedTravelCounsellor(facts.counsellor)}</span>
              </Given>
              <span>{consultationPageText.weContactYouWithin}</span>
            </>
          }
        />
        {note ? (
          <Notice tone="info" live title={consultationPageText.fromYourInsuranceQuote}>
            {consultationPageText.itGoesToConsultant(note)}
          </Notice>
        ) : null}
        <Given when="registered">
          <StatList
            items={[
              untilContact,
              { value: facts.certificate, label: consultationPageText.counsellorsCertificate },
              { value: facts.registration, label: consultationPageText.ticoRegistration },
            ]}
          />
        </Given>
        <NotGiven when="registered">
          <StatList
            items={[
              untilContact,
              { value: '30 min', label: consultationPageText.shortestTalk },
              {
                value: consultationPageText.upTo15,
                label: consultationPageText.peopleWhoTravelTogether,
              },
            ]}
          />
        </NotGiven>
        <Tiers note={note} asked={awake ? (params.get('people') ?? '') : ''} />
        <SessionWatch />
        <p className="mute">{consultationPageText.rangeBeginsAtWhat}</p>
        <PaymentTerms />
      </div>
      <Section tight title={consultationPageText.threeWaysToPlan}>
        <Comparison />
      </Section>
      <Section tight title={consultationPageText.whyPeopleAsk}>
        <Reasons reasons={reasonsToAsk} />
      </Section>
      <Section tight band="sunk" title={consultationPageText.whichOneYours}>
        <div className={styles.closing}>
          <p className="lead">{consultationPageText.notSureStartWith}</p>
          <Button
            look="maple"
            icon={ArrowUp}
            onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
          >
            {consultationPageText.chooseConsultation}
          </Button>
        </div>
      </Section>
    </>
  )
}
