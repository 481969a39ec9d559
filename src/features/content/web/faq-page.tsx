import { LifeBuoy, Mail } from 'lucide-react'
import type { ComponentType } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { Section } from '#design/section/section.tsx'
import { facts, withFacts } from '#platform/web/facts.ts'
import { JsonLdScript } from '#platform/web/json-ld.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import type { Faq } from '../contract/texts.schema.ts'
import { faqPage } from '../domain/linked-data.ts'
import { Crumbs } from './crumbs.tsx'
import styles from './faq.module.css'
import { TextLinks } from './text-sections.tsx'
import { loadFaq } from './texts.ts'
import { faqPageText } from './messages.ts'

function Question({ slug, question, answer, links }: Faq['questions'][number]) {
  return (
    <div id={slug} className={styles.question}>
      <Disclosure summary={withFacts(question)}>
        <div className={styles.answer}>
          {answer.map((paragraph) => (
            <p key={paragraph}>{withFacts(paragraph)}</p>
          ))}
          {links ? <TextLinks links={links} /> : null}
        </div>
      </Disclosure>
    </div>
  )
}

function ContactSection() {
  return (
    <Section tight band="sunk" title={faqPageText.stillQuestion}>
      <div className={styles.contact}>
        <p className="lead">{faqPageText.everyMessageAnsweredWithin}</p>
        <div className={styles.buttons}>
          <ButtonLink href="/consultation" icon={LifeBuoy}>
            {faqPageText.contactSupport}
          </ButtonLink>
          <ButtonLink href={`mailto:${facts.email}`} look="line" icon={Mail}>
            {faqPageText.emailUs}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}

/** Twelve questions, folded. */
export async function loadFaqPage(): Promise<ComponentType> {
  const faq = await loadFaq()
  const questions = faq.questions.map(({ question, answer }) => ({ question, answer }))
  return function FaqPage() {
    return (
      <>
        <PageHead title={faq.title} description={faq.description} />
        <JsonLdScript data={faqPage(questions)} />
        <div className={`wrap page ${styles.page}`}>
          <Crumbs steps={[{ name: 'FAQ', path: '/faq' }]} />
          <PageHeading title={faq.title} sub={faq.description} />
          <div className={styles.questions}>
            {faq.questions.map((question) => (
              <Question key={question.slug} {...question} />
            ))}
          </div>
        </div>
        <ContactSection />
      </>
    )
  }
}
