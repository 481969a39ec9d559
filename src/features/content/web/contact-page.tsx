import { Mail, Phone } from 'lucide-react'
import type { ComponentType } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { facts } from '#platform/web/facts.ts'
import { JsonLdScript } from '#platform/web/json-ld.tsx'
import { organization } from '../domain/linked-data.ts'
import { TextPageFrame } from './text-page.tsx'
import styles from './text-page.module.css'
import { loadTextPage } from './texts.ts'
import { contactPageText } from './messages.ts'

/** Every way to reach the agency. */
export async function loadContactPage(): Promise<ComponentType> {
  const text = await loadTextPage('contact')
  return function ContactPage() {
    return (
      <TextPageFrame
        text={text}
        poster={{ slug: 'toronto', name: contactPageText.toronto, place: 'Canada' }}
      >
        <JsonLdScript data={organization(facts)} />
        <div className={styles.buttons}>
          <ButtonLink href={`mailto:${facts.email}`} icon={Mail}>
            {facts.email}
          </ButtonLink>
          <ButtonLink href={`tel:${facts.phone}`} look="line" icon={Phone}>
            {facts.phone}
          </ButtonLink>
        </div>
      </TextPageFrame>
    )
  }
}
