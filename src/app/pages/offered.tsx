import type { ReactNode } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import type { Facts } from '#platform/web/facts.ts'
import { Given, NotGiven } from '#platform/web/listed.tsx'
import { offeredText } from './messages.ts'

type Offer = Extract<keyof Facts, `${string}Offered`>

interface OfferedProps {
  readonly when: Offer
  /** Noun in the notice, such as "hotels". */
  readonly what: string
  readonly children: ReactNode
}

/** Renders a search, or a notice with a link to partners if the agency doesn't offer it. */
export function Offered({ when, what, children }: OfferedProps) {
  return (
    <>
      <Given when={when}>{children}</Given>
      <NotGiven when={when}>
        <Notice
          title={offeredText.weDoNotOffer(what)}
          action={<ButtonLink href="/partners">{offeredText.seeOurPartners}</ButtonLink>}
        >
          {offeredText.addYourOwn}
        </Notice>
      </NotGiven>
    </>
  )
}
