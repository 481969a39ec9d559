import type { ReactNode } from 'react'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { useAddress } from '#platform/web/use-address.ts'
import type { OwnAccount } from '../contract/own-account.contract.ts'
import { localDay } from './local-day.ts'
import { NameForm } from './own/name-form.tsx'
import { useOwnAccount } from './own/own-account.queries.ts'
import { OwnDataError } from './own/own-data-error.tsx'
import { PassportsForm } from './own/passports-form.tsx'
import { OwnSection } from './own/own-section.tsx'
import { OwnTier } from '#features/entitlements/web/index.ts'
import styles from './profile.module.css'
import { SignedIn } from './signed-in.tsx'
import { SeatInvitation } from './team/seat-invitation.tsx'
import { TeamSection } from './team/team-section.tsx'
import { ownProfilePageText } from './own/messages.ts'

interface ProfileProps {
  readonly bookings: ReactNode
  readonly purchases: ReactNode
}

const Waiting = () => <SkeletonList label={ownProfilePageText.loadingYourAccount} look="text" />

const nameOf = ({ user }: OwnAccount): string =>
  [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email

function Profile({
  account,
  bookings,
  purchases,
}: { readonly account: OwnAccount } & ProfileProps) {
  const { user } = account
  return (
    <>
      <div className={styles.head}>
        <Avatar name={nameOf(account)} seed={user.id} size="large" />
        <div className={styles.who}>
          <h1 tabIndex={-1}>{nameOf(account)}</h1>
          <p className={styles.address}>
            {user.email}
            {account.emailVerified ? <Badge tone="ok">{ownProfilePageText.confirmed}</Badge> : null}
          </p>
          <p className="mute">{ownProfilePageText.withUsSince(localDay(account.memberSince))}</p>
        </div>
        <ButtonLink href="/settings" look="line">
          {ownProfilePageText.settings}
        </ButtonLink>
      </div>
      <SeatInvitation />
      <OwnSection
        anchor="bookings"
        title={ownProfilePageText.bookings}
        lead={ownProfilePageText.staysThatYouHave}
      >
        {bookings}
      </OwnSection>
      <OwnSection title={ownProfilePageText.yourPlan} lead={ownProfilePageText.planHint}>
        <OwnTier tier={user.tier} plan={user.plan} />
      </OwnSection>
      <OwnSection
        title={ownProfilePageText.purchases}
        lead={ownProfilePageText.tiersPlansConsultationsAnd}
      >
        {purchases}
      </OwnSection>
      <OwnSection title={ownProfilePageText.yourName} lead={ownProfilePageText.nameHint}>
        <NameForm user={user} />
      </OwnSection>
      <OwnSection title={ownProfilePageText.passports} lead={ownProfilePageText.passportsLead}>
        <PassportsForm />
      </OwnSection>
      <TeamSection name={nameOf(account)} />
    </>
  )
}

function LoadedProfile(parts: ProfileProps) {
  const account = useOwnAccount()
  if (account.data) return <Profile account={account.data} {...parts} />
  return (
    <>
      <h1 className={styles.plain}>{ownProfilePageText.profile}</h1>
      {account.isError ? <OwnDataError query={account} /> : <Waiting />}
    </>
  )
}

const forVisitor = {
  title: ownProfilePageText.yourProfile,
  text: ownProfilePageText.signInToSee,
}
const forInvited = {
  title: ownProfilePageText.invitationToTeam,
  text: ownProfilePageText.signInToAccept,
}

/** The profile page: the account and its data. The app passes in the parts of other features. */
export function OwnProfile(parts: ProfileProps) {
  const invited = useAddress().address.has('seat')
  return (
    <DataFrame>
      <div className="wrap page">
        <SignedIn pending={<Waiting />} {...(invited ? forInvited : forVisitor)}>
          <LoadedProfile {...parts} />
        </SignedIn>
      </div>
    </DataFrame>
  )
}
