import { facts } from '#platform/web/facts.ts'
import { Given, NotGiven } from '#platform/web/listed.tsx'

/** The business and how to reach it. */
export function WhoWeAre() {
  return (
    <>
      <p>
        “We” is {facts.name}
        <Given when="address">, {facts.address}</Given>. You can reach us by email at{' '}
        <a className="text-link" href={`mailto:${facts.email}`}>
          {facts.email}
        </a>{' '}
        or by phone at {facts.phone}.
      </p>
      <NotGiven when="demo">
        <p>
          {facts.protectionLine} Counsellor certificate no. {facts.certificate}, {facts.counsellor}.
        </p>
      </NotGiven>
    </>
  )
}

/** Contact of the privacy officer. */
export function PrivacyOfficer() {
  return (
    <p>
      {facts.privacyOfficer} is responsible for personal information at {facts.name}:{' '}
      <a className="text-link" href={`mailto:${facts.privacyEmail}`}>
        {facts.privacyEmail}
      </a>
      <Given when="address">, or by letter to {facts.address}</Given>.
    </p>
  )
}
