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

const questions = [
  {
    question: 'How soon do I get an answer?',
    answer:
      'Within 24 hours, in writing. You get a confirmation with a number at once; name it when you write or call again.',
  },
  {
    question: 'Something has gone wrong on a booked trip. What now?',
    answer:
      'Call the emergency line below, day or night, if the booking is protected. For danger to life dial the local emergency number first.',
  },
  {
    question: 'How do I get my money back?',
    answer:
      'Payments to us can be returned within 30 days from your profile. A stay follows the cancellation terms that you saw before booking; the profile shows until when it is free.',
  },
  {
    question: 'My trip has disappeared.',
    answer:
      'Look under saved trips first: a draft becomes a trip when you sign in. A trip that was not saved yet waits in the browser in which you made it.',
  },
  {
    question: 'I did not receive an email.',
    answer:
      'Look into the spam folder. Letters are sent again for a day when a mail server does not take them. If nothing comes, write to us from another address.',
  },
  {
    question: 'What does TICO protect?',
    answer:
      'Money paid to a registered agency in Ontario for travel services that are not provided because the agency or its supplier fails. The protection page says what that includes and what not.',
  },
]

function QuickHelp() {
  return (
    <ul className={styles.quick} aria-label="Quick help">
      <li>
        <ButtonLink href="#articles" look="line" block icon={BookOpen}>
          Knowledge Base
        </ButtonLink>
        <p className="small mute">Articles about everything here</p>
      </li>
      <li>
        <ButtonLink href="/guide" look="line" block icon={MessagesSquare}>
          Live Chat with the AI guide
        </ButtonLink>
        <p className="small mute">A program, at any hour. For a person, call or write</p>
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
          Community Forum at Stack Exchange
        </ButtonLink>
        <p className="small mute">Travel Stack Exchange: not ours, opens in a new tab</p>
      </li>
    </ul>
  )
}

function Contact() {
  return (
    <Card as="section" aria-labelledby="direct-contact" className={styles.contact}>
      <h2 id="direct-contact" className={styles.title}>
        Direct contact
      </h2>
      <FactList
        items={[
          { label: 'Phone', value: <a href={`tel:${facts.phone}`}>{facts.phone}</a>, icon: Phone },
          {
            label: 'Email',
            value: <a href={`mailto:${facts.email}`}>{facts.email}</a>,
            icon: Mail,
          },
          { label: 'Hours', value: facts.hours, icon: Clock },
        ]}
      />
      <div className={styles.emergency}>
        <Icon of={Siren} size="button" />
        <p>
          <b>Travel emergency line, 24/7</b>
          <br />
          <a href={`tel:${facts.phone}`}>{facts.phone}</a> for protected bookings
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
export function HelpPage() {
  return (
    <DataFrame>
      <PageHead
        title="Help and support"
        description="Search the help articles, send us a message, or call: answers within 24 hours."
      />
      <div className={`wrap page ${styles.page}`}>
        <PageHeading
          title="How can we help?"
          sub="Written messages are answered within 24 hours."
        />
        <QuickHelp />
        <div className={styles.columns}>
          <section aria-labelledby="message-title" className={styles.message}>
            <h2 id="message-title">Write to us</h2>
            <SupportForm />
          </section>
          <Contact />
        </div>
      </div>
      <Section tight band="sunk" id="articles" title="Knowledge base">
        <KnowledgeBase />
      </Section>
      <Section tight title="Frequently asked">
        <Questions />
        <Notice
          className={styles.regulator}
          action={
            <ButtonLink look="line" size="small" href="/tico-protection">
              What the protection covers
            </ButtonLink>
          }
        >
          {facts.protectionLine}
        </Notice>
      </Section>
    </DataFrame>
  )
}
