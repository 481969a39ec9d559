import { type ReactNode, useState } from 'react'
import { ButtonLink } from '#design/button/button.tsx'
import { Signpost } from '#design/signpost/signpost.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { clearOwnedDraft } from '#platform/web/storage.ts'
import type { OwnAccount } from '../contract/own-account.contract.ts'
import { forgetUser } from './accounts.queries.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { DeleteAccountButton } from './delete-account-button.tsx'
import { ExportDataButton } from './export-data-button.tsx'
import { keepTier } from '#features/entitlements/web/index.ts'
import { useOwnAccount } from './own-account.queries.ts'
import { OwnDataFault } from './own-data-fault.tsx'
import { OwnSection } from './own-section.tsx'
import { SessionList } from './session-list.tsx'
import { SignedIn } from './signed-in.tsx'
import styles from './own-settings.module.css'

interface SettingsProps {
  /** What this browser has agreed to; another feature's. */
  readonly privacy: ReactNode
  readonly onDeleted: () => void
}

const Waiting = () => <SkeletonList label="Loading your settings" look="text" />

function PasswordSection({ account }: { readonly account: OwnAccount }) {
  return account.hasPassword ? (
    <OwnSection title="Password" lead="Every other session ends when it changes.">
      <ChangePasswordForm email={account.user.email} />
    </OwnSection>
  ) : (
    <OwnSection title="Password">
      <p>This account has none here: you sign in at a service that keeps it.</p>
    </OwnSection>
  )
}

function Settings({ privacy, onDeleted }: SettingsProps) {
  const account = useOwnAccount()
  if (account.isError) return <OwnDataFault query={account} />
  if (!account.data) return <Waiting />
  return (
    <>
      <PasswordSection account={account.data} />
      <OwnSection
        title="Where you are signed in"
        lead="End what you do not know, then change your password."
      >
        <SessionList />
      </OwnSection>
      <OwnSection title="Privacy" lead="The answer is kept in this browser, not in your account.">
        {privacy}
      </OwnSection>
      <OwnSection
        title="Your data"
        lead="Everything we keep about you, in one file (JSON): account, sessions, trips, letters."
      >
        <ExportDataButton />
      </OwnSection>
      <OwnSection title="Delete the account" lead="All of it, for good and at once.">
        <DeleteAccountButton account={account.data} onDeleted={onDeleted} />
      </OwnSection>
    </>
  )
}

function Deleted() {
  return (
    <Signpost
      title="Your account is deleted"
      poster={{ slug: 'london', name: 'London', place: 'United Kingdom' }}
      action={<ButtonLink href="/">To the home page</ButtonLink>}
    >
      Your trips, sessions and messages are erased. Of what you paid the sums stay, without your
      name. Your address is free for a new account.
    </Signpost>
  )
}

/** The account's settings; `privacy` is put in from outside. */
export function OwnSettings({ privacy }: Pick<SettingsProps, 'privacy'>) {
  const [deleted, setDeleted] = useState(false)
  const leave = (): void => {
    clearOwnedDraft()
    keepTier('free')
    forgetUser()
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
            title="Your settings"
            text="Sign in to change your password, end sessions and take your data along."
          >
            <h1 tabIndex={-1} className={styles.title}>
              Settings
            </h1>
            <Settings privacy={privacy} onDeleted={leave} />
          </SignedIn>
        )}
      </div>
    </DataFrame>
  )
}
