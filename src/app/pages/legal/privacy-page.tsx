import { Link } from '#design/link.tsx'
import { facts } from '#platform/web/facts.ts'
import { Each, Given, NotGiven } from '#platform/web/listed.tsx'
import { privacyDate } from './privacy-date.ts'
import { keptRows } from './storage-rows.tsx'
import { type LegalSection, LegalPage } from './legal-page.tsx'
import { LegalTable } from './legal-table.tsx'
import { PrivacyOfficer, WhoWeAre } from './who-we-are.tsx'

const out = (href: string, label: string) => (
  <a className="text-link" href={href} rel="noopener noreferrer">
    {label}
  </a>
)

const sections: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible for your data',
    body: (
      <>
        <WhoWeAre />
        <PrivacyOfficer />
        <p>
          The federal Personal Information Protection and Electronic Documents Act (PIPEDA) and, for
          people in Québec, the Act respecting the protection of personal information in the private
          sector, as amended by Law 25, apply to what we do.
        </p>
      </>
    ),
  },
  {
    id: 'kept',
    title: 'What we keep, why, and for how long',
    body: (
      <>
        <p>
          We ask for what each thing needs and no more. We delete data automatically, within hours
          of the time named here unless the row says otherwise.
        </p>
        <LegalTable
          label="What we keep"
          head={['What', 'Which data', 'Why', 'For how long']}
          rows={keptRows}
        />
        <p>
          What stays in your own browser is listed under{' '}
          <Link className="text-link" href="/cookies">
            Cookies and storage
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    id: 'not',
    title: 'What we don’t do',
    body: (
      <ul>
        <li>We don’t sell or rent personal information, and we show no advertising.</li>
        <li>
          No page loads another company’s script to watch you. If maps come from another company,
          it’s named below.
        </li>
        <li>
          We don’t build a profile of you. Prices, limits and refunds follow the same rules for
          everyone. The only things a program decides about you by itself are whether a limit is
          used up or a card is declined; if you ask, a person will look at it.
        </li>
      </ul>
    ),
  },
  {
    id: 'others',
    title: 'Who else gets your data',
    body: (
      <>
        <ul>
          <li>
            People you share a trip with, and anyone who has one of your links, until you turn it
            off.
          </li>
          <Given when="processors">
            <Each list="processors">
              {({ name, gets }) => (
                <li>
                  <b>{name}</b>: {gets}
                </li>
              )}
            </Each>
          </Given>
          <li>
            A partner, when you follow a link to it: the link carries your search, such as the route
            and dates, and that you came from us. From there, its own policy applies.
          </li>
          <li>Courts and authorities, where Canadian law requires it.</li>
        </ul>
        <NotGiven when="processors">
          <p>
            No other company works with this site’s data: payments, email, maps and the guide run on
            our own server.
          </p>
        </NotGiven>
        <p>
          <Given when="dataPlace">Our servers are in {facts.dataPlace}. </Given>
          Companies that work for us may keep data outside your province or Canada, where other laws
          apply. We choose them for how they protect it.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights, and how to use them',
    body: (
      <>
        <ul>
          <li>
            <b>See and take</b> what we keep about you: “Download my data” in{' '}
            <Link className="text-link" href="/settings">
              Settings
            </Link>{' '}
            gives you all of it in one file (JSON) that other programs can read.
          </li>
          <li>
            <b>Correct</b> it: your name in your profile, your trips in the planner. For anything
            else, write to us.
          </li>
          <li>
            <b>Delete</b> it: “Delete my account” in Settings erases it at once, except the amounts
            in our books and the backups named above.
          </li>
          <li>
            <b>Withdraw your consent</b>: turn links off, end sessions, change your answer about
            page views. We don’t need consent to do what you asked for, or what the law requires.
          </li>
          <li>
            <b>Have a link to information about you stopped or de-indexed</b>, and <b>ask how</b> a
            program came to a decision, as Law 25 provides.
          </li>
        </ul>
        <p>
          Without an account: open one with the address you used and confirm it. What belongs to
          that address is then in your copy, and is deleted with the account. Or write to the
          privacy officer. We answer within 30 days, free of charge, and may ask you to prove who
          you are.
        </p>
        <p>
          Not happy with our answer? Complain to the{' '}
          {out('https://www.priv.gc.ca/', 'Office of the Privacy Commissioner of Canada')} or, in
          Québec, to the {out('https://www.cai.gouv.qc.ca/', 'Commission d’accès à l’information')}.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <p>
        We keep passwords as salted hashes (scrypt). We keep sessions, emailed links and invitations
        as hashes, and your sharing links encrypted. You can see and end every one of your sessions.
        If something happens that could seriously harm you, we tell you and the commissioners
        without delay, and we keep a record of such incidents.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Accounts are for people aged 14 and over. Anyone younger plans with a parent, in the
        parent’s account. For children on a trip, you enter their age and nothing else.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        If this policy changes, its date changes. If a change lets us do more with what we already
        have, we ask you first. Ask us for earlier versions.
      </p>
    ),
  },
]

/** Privacy policy: personal data, retention and rights. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy policy"
      description="What we keep about you, why and for how long, who else gets it, and how to see, correct, take or delete it."
      lead="What we know about you, where it goes, when it is deleted, and what you can do about it."
      date={privacyDate}
      sections={sections}
    />
  )
}
