import { type ReactNode, useState } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { clearOwnedDraft } from '#platform/web/storage.ts'
import { removeTab, tabKeys } from '#platform/web/tab-storage.ts'
import type { OwnAccount } from '../contract/own-account.contract.ts'
import { clearUser } from './accounts.queries.ts'
import { ChangePasswordForm } from './own/change-password-form.tsx'
import { DeleteAccountButton } from './own/delete-account-button.tsx'
import { ExportDataButton } from './own/export-data-button.tsx'
import { keepTier } from '#features/entitlements/web/index.ts'
import { useOwnAccount } from './own/own-account.queries.ts'
import { OwnDataError } from './own/own-data-error.tsx'
import { OwnSection } from './own/own-section.tsx'
import { SessionList } from './own/session-list.tsx'
import { SignedIn } from './signed-in.tsx'
import styles from './own/own-settings.module.css'
import { ownSettingsPageText } from './own/messages.ts'

interface SettingsProps {
  /** What this browser has agreed to; another feature's. */
  readonly privacy: ReactNode
  readonly onDeleted: () => void
}

const Waiting = () => <SkeletonList label={ownSettingsPageText.loadingYourSettings} look="text" />

function PasswordSection({ account }: { readonly account: OwnAccount }) {
  return account.hasPassword ? (
    <OwnSection
      title={ownSettingsPageText.password}
      lead={ownSettingsPageText.everyOtherSessionEnds}
    >
      <ChangePasswordForm email={account.user.email} />
    </OwnSection>
  ) : (
    <OwnSection title={ownSettingsPageText.password}>
      <p>{ownSettingsPageText.noPassword}</p>
    </OwnSection>
  )
}

function Settings({ privacy, onDeleted }: SettingsProps) {
  const account = useOwnAccount()
  if (account.isError) return <OwnDataError query={account} />
  if (!account.data) return <Waiting />
  return (
    <>
      <PasswordSection account={account.data} />
      <OwnSection
        title={ownSettingsPageText.whereYouSignedIn}
        lead={ownSettingsPageText.sessionsHint}
      >
        <SessionList />
      </OwnSection>
      <OwnSection title={ownSettingsPageText.privacy} lead={ownSettingsPageText.answerKeptInThis}>
        {privacy}
      </OwnSection>
      <OwnSection
        title={ownSettingsPageText.yourData}
        lead={ownSettingsPageText.everythingWeKeepAbout}
      >
        <ExportDataButton />
      </OwnSection>
      <OwnSection title={ownSettingsPageText.deleteAccount} lead={ownSettingsPageText.deleteLead}>
        <DeleteAccountButton account={account.data} onDeleted={onDeleted} />
      </OwnSection>
    </>
  )
}

function Deleted() {
  return (
    <Signpost
      title={ownSettingsPageText.yourAccountDeleted}
      poster={{
        slug: 'london',
        name: ownSettingsPageText.london,
        place: ownSettingsPageText.unitedKingdom,
      }}
      action={<ButtonLink href="/">{ownSettingsPageText.toHomePage}</ButtonLink>}
    >
      {ownSettingsPageText.yourTripsSessionsAnd}
    </Signpost>
  )
}

/** The account's settings; `privacy` is put in from outside. */
export function OwnSettings({ privacy }: Pick<SettingsProps, 'privacy'>) {
  const [deleted, setDeleted] = useState(false)
  const leave = (): void => {
    clearOwnedDraft()
    removeTab(tabKeys.steps)
    keepTier('free')
    clearUser()
    setDeleted(true)
  }
  return (
    <DataFrame>
      <div className="wrap page">
        {deleted ? (
          <Deleted />
        ) : (
          <SignedIn
            pending={<Waiting />}
            title={ownSettingsPageText.yourSettings}
            text={ownSettingsPageText.signInToChange}
          >
            <h1 tabIndex={-1} className={styles.title}>
              {ownSettingsPageText.settings}
            </h1>
            <Settings privacy={privacy} onDeleted={leave} />
          </SignedIn>
        )}
      </div>
    </DataFrame>
  )
}
