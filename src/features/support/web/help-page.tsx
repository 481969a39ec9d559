import { BookOpen, Clock, Mail, MessagesSquare, Phone, Siren, Users } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { Section } from '#design/section/section.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { facts } from '#platform/web/facts.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import styles from './help-page.module.css'
import { KnowledgeBase } from './knowledge-base.tsx'
import { SupportForm } from './support-form.tsx'
import type { OnHelpEvent } from './use-support-form.ts'
import { helpPageText } from './messages.ts'

const questions = [
  {
    question: helpPageText.howSoonDoI,
    answer: helpPageText.within24HoursIn,
  },
  {
    question: helpPageText.somethingHasGoneWrong,
    answer: helpPageText.callEmergencyLineBelow,
  },
  {
    question: helpPageText.howDoIGet,
    answer: helpPageText.paymentsToUsCan,
  },
  {
    question: helpPageText.myTripHasDisappeared,
    answer: helpPageText.lookUnderSavedTrips,
  },
  {
    question: helpPageText.iDidNotReceive,
    answer: helpPageText.lookIntoSpamFolder,
  },
  {
    question: helpPageText.whatDoesTicoProtect,
    answer: helpPageText.moneyPaidToRegistered,
  },
]

function QuickHelp() {
  return (
    <ul className={styles.quick} aria-label={helpPageText.quickHelp}>
      <li>
        <ButtonLink href="#articles" look="line" block icon={BookOpen}>
          {helpPageText.knowledgeBaseLink}
        </ButtonLink>
        <p className="small mute">{helpPageText.articlesAboutEverythingHere}</p>
      </li>
      <li>
        <ButtonLink href="/guide" look="line" block icon={MessagesSquare}>
          {helpPageText.liveChatWithAi}
        </ButtonLink>
        <p className="small mute">{helpPageText.programAtAnyHour}</p>
      </li>
      <li>
        <ButtonLink
          href="https://travel.stackexchange.com/"
          target="_blank"
          rel="noopener noreferrer"
          look="line"
          block
          icon={Users}
        >
          {helpPageText.communityForumAtStack}
        </ButtonLink>
        <p className="small mute">{helpPageText.travelStackExchangeNot}</p>
      </li>
    </ul>
  )
}

function Contact() {
  return (
    <Card as="section" aria-labelledby="direct-contact" className={styles.contact}>
      <h2 id="direct-contact" className={styles.title}>
        {helpPageText.directContact}
      </h2>
      <FactList
        items={[
          {
            label: helpPageText.phone,
            value: <a href={`tel:${facts.phone}`}>{facts.phone}</a>,
            icon: Phone,
          },
          {
            label: helpPageText.email,
            value: <a href={`mailto:${facts.email}`}>{facts.email}</a>,
            icon: Mail,
          },
          { label: helpPageText.hours, value: facts.hours, icon: Clock },
        ]}
      />
      <div className={styles.emergency}>
        <Icon of={Siren} size="button" />
        <p>
          <b>{helpPageText.travelEmergencyLine24}</b>
          <br />
          <a href={`tel:${facts.phone}`}>{facts.phone}</a>
          {helpPageText.forProtectedBookings}
        </p>
      </div>
    </Card>
  )
}

function Questions() {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  )
}

/** Help: articles, a message to the house, how to reach it. */
export function Help({ onEvent }: { readonly onEvent: OnHelpEvent }) {
  return (
    <DataFrame>
      <PageHead
        title={helpPageText.helpAndSupport}
        description={helpPageText.searchHelpArticlesSend}
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading
          title={helpPageText.howCanWeHelp}
          sub={helpPageText.writtenMessagesAnsweredWithin}
        />
        <QuickHelp />
        <div className={styles.columns}>
          <section aria-labelledby="message-title" className={styles.message}>
            <h2 id="message-title">{helpPageText.writeToUs}</h2>
            <SupportForm onEvent={onEvent} />
          </section>
          <Contact />
        </div>
      </div>
      <Section tight band="sunk" id="articles" title={helpPageText.knowledgeBase}>
        <KnowledgeBase />
      </Section>
      <Section tight title={helpPageText.frequentlyAsked}>
        <Questions />
        <Notice
          className={styles.regulator}
          action={
            <ButtonLink look="line" size="small" href="/tico-protection">
              {helpPageText.whatProtectionCovers}
            </ButtonLink>
          }
        >
          {facts.protectionLine}
        </Notice>
      </Section>
    </DataFrame>
  )
}
