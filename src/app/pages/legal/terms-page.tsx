import type { ReactNode } from 'react'
import { termsVersion } from '#features/accounts/domain/terms.ts'
import { Link } from '#design/link.tsx'
import { facts } from '#platform/web/facts.ts'
import { Given, NotGiven } from '#platform/web/listed.tsx'
import { type LegalSection, LegalPage } from './legal-page.tsx'
import { WhoWeAre } from './who-we-are.tsx'

const to = (href: string, label: string): ReactNode => (
  <Link className="text-link" href={href}>
    {label}
  </Link>
)

const buying: readonly LegalSection[] = [
  {
    id: 'sold',
    title: 'What we sell',
    body: (
      <>
        <Given when="sells">
          <p>
            {facts.name} sells tiers (paid once), plans (paid by the month), the PDF of a trip (paid
            once) and consultations (paid once). {to('/pricing', 'Pricing')} and{' '}
            {to('/consultation', 'Consultation')} list what each one includes and costs. Prices are
            in Canadian dollars with taxes included: the figure you see is the figure you pay. The
            contract is made when your payment goes through, and we email you a receipt.
          </p>
        </Given>
        <NotGiven when="sells">
          <p>Nothing is sold here at present.</p>
        </NotGiven>
        <Given when="demo">
          <p>
            In this demonstration, a payment is a rehearsal: it takes published test cards, charges
            no one and buys nothing real.
          </p>
        </Given>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Monthly plans',
    body: (
      <p>
        An account’s first plan starts with a seven-day trial, during which nothing is charged.
        After that, you’re charged each month until you end the plan under “Manage plan” on{' '}
        {to('/pricing', 'Pricing')}. It then runs to the end of the period you’ve paid for. You keep
        your trips.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'Cancelling and refunds',
    body: (
      <>
        <ul>
          <li>
            <b>Tiers, plans, PDFs and consultations:</b> within 30 days of your first payment, press
            “Refund” beside the purchase in your {to('/profile', 'profile')}. Your latest payment
            goes back the way it came, and what it paid for ends. You don’t have to give a reason.
          </li>
          <li>
            <b>Bought without an account:</b> write to us within 30 days, with the number on your
            receipt.
          </li>
          <li>
            <b>If we don’t deliver</b> what you paid for, you get your money back, even after 30
            days.
          </li>
        </ul>
        <p>
          If a payment service doesn’t take a refund at once, we try again, and then a person
          handles it. Any rights the law gives you to cancel or be repaid come on top of this.
        </p>
      </>
    ),
  },
]

const travelling: readonly LegalSection[] = [
  {
    id: 'stays',
    title: 'Stays',
    body: (
      <>
        <Given when="bookingHere">
          <p>
            When you book a stay here, the hotel provides it and we are the agent. Before you pay,
            you see the whole price with taxes and fees, the dates, and whether cancelling is free
            and until when, in the hotel’s local time. Until then, you can cancel in your{' '}
            {to('/profile', 'profile')} and get all of it back. After that, you can’t cancel here,
            and you get nothing back unless the hotel agrees. We check the price again before we
            book; if it has changed, nothing is booked until you agree.
          </p>
        </Given>
        <NotGiven when="bookingHere">
          <p>You can’t book stays here. Links lead to partners that book them.</p>
        </NotGiven>
      </>
    ),
  },
  {
    id: 'partners',
    title: 'Flights and everything else from partners',
    body: (
      <p>
        Flights and other services that open on a partner’s site are sold by that partner, on its
        terms and at its price. Check both there before you pay: our figures are a guide. We may
        earn a commission, which doesn’t change your price; {to('/partners', 'Partners')} says from
        whom.
      </p>
    ),
  },
  {
    id: 'before',
    title: 'Before you pay for a trip',
    body: (
      <ul>
        <li>
          <b>Documents:</b> you need valid travel documents, and for some countries a visa or a
          travel authorization. Our {to('/visa', 'visa checker')} links to the official page of each
          country; if the two differ, trust the official page. A country may refuse entry even if
          your documents are complete.
        </li>
        <li>
          <b>Insurance:</b> trip cancellation and out-of-province health insurance are available,
          and we advise both. {to('/insurance', 'Insurance')} gives an estimate; a policy is bought
          from an insurer.
        </li>
        <li>
          <b>Conditions abroad:</b> standards of living, services, customs, water and electricity
          may not be what you’re used to.
        </li>
        <li>
          <b>Estimates:</b> anything marked as an estimate may cost more.
          <Given when="demo"> Anything marked “Sample” doesn’t exist.</Given> Opening hours and
          prices of sights show the day they were checked.
        </li>
      </ul>
    ),
  },
  {
    id: 'tico',
    title: 'Protection in Ontario',
    body: (
      <>
        <NotGiven when="demo">
          <p>
            {facts.protectionLine} Travel services that you buy from a registered agency in Ontario
            may be covered by Ontario’s Travel Compensation Fund if the agency or its supplier
            fails. {to('/tico-protection', 'How protection works')}.
          </p>
        </NotGiven>
        <Given when="demo">
          <p>
            A registered agency gives its TICO registration number here. This demonstration is not
            registered, and nothing on it is covered by a compensation fund.{' '}
            {to('/tico-protection', 'How protection works')}.
          </p>
        </Given>
      </>
    ),
  },
]

const using: readonly LegalSection[] = [
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        An account is free. Use your own name and an email address you read, keep your password to
        yourself, and end sessions you don’t recognize. You must be of the age of majority where you
        live to buy, and 14 to have an account. You can delete your account in{' '}
        {to('/settings', 'Settings')} at any time, once you have no running plan and no upcoming
        stay.
      </p>
    ),
  },
  {
    id: 'yours',
    title: 'What’s yours and what’s ours',
    body: (
      <p>
        What you write and plan stays yours; you let us keep and show it as needed to do what you
        ask for. Anyone with your link or invitation sees what it shows. This site’s texts, drawings
        and programs are ours or our licensors’; {to('/about/data', 'Our data')} says where facts
        come from.
      </p>
    ),
  },
  {
    id: 'fair',
    title: 'Fair use',
    body: (
      <p>
        Don’t use the site to break the law, harm others, get at other people’s data, or copy it as
        a whole. We limit requests so it works for everyone. If an account does harm, we may close
        it; we say why, and refund what was paid and not used.
      </p>
    ),
  },
  {
    id: 'guide',
    title: 'The guide',
    body: (
      <p>
        The guide is a program. It can be wrong, and what it says is not legal, medical or financial
        advice. It names its sources: check what matters to you before you pay. A counsellor is a
        person.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we’re responsible for',
    body: (
      <p>
        We’re responsible for doing our own work with care. Airlines, hotels and partners are
        responsible for theirs. Neither we nor they are responsible for what no one could prevent.
        Nothing here takes away or limits a right that a consumer protection law gives you.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and complaints',
    body: (
      <p>
        The laws of Ontario and of Canada apply. If you are a consumer in another province, so do
        its consumer laws, and you may go to its courts. Write to us first at{' '}
        <a className="text-link" href={`mailto:${facts.email}`}>
          {facts.email}
        </a>
        . You can also contact TICO, Consumer Protection Ontario or, in Québec, the Office de la
        protection du consommateur.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        If these terms change, they get a new date. What you bought before stays under the terms you
        accepted then, which your account keeps by their date. Ask us for earlier versions.
      </p>
    ),
  },
]

/** Terms of use: seller, demonstration, cancellation and refunds. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of use"
      description="Who sells what here, what it costs, how you cancel, when you get your money back, and what to check before a trip."
      lead="What you can expect of us, and what we expect of you."
      date={termsVersion}
      sections={[
        { id: 'who', title: 'Who we are', body: <WhoWeAre /> },
        ...buying,
        ...travelling,
        ...using,
      ]}
    />
  )
}
