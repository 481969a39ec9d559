import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { type StaffGrant, staffGrants } from '#features/entitlements/domain/staff-grants.ts'
import type { ListedUser } from '#features/accounts/contract/staff-accounts.contract.ts'
import { useChangeGrant } from './admin.queries.ts'
import styles from './grants-dialog.module.css'
import { grantsDialogText } from './messages.ts'

const labels: Readonly<Record<StaffGrant, { readonly name: string; readonly gives: string }>> = {
  owner: { name: grantsDialogText.owner, gives: grantsDialogText.ownerRights },
  operator: {
    name: grantsDialogText.operator,
    gives: grantsDialogText.operatorRights,
  },
  explorer: { name: grantsDialogText.explorerTier, gives: grantsDialogText.trips7DaysPdf },
  wanderlust: {
    name: grantsDialogText.wanderlustTier,
    gives: grantsDialogText.trips30DaysAnd,
  },
}

interface GrantsDialogProps {
  readonly user: ListedUser
  /** True if the account is the viewer's own. */
  readonly own: boolean
  readonly onClose: () => void
}

/** Grants and revokes an account's entitlements by hand. Each change is written into the audit log. */
export function GrantsDialog({ user, own, onClose }: GrantsDialogProps) {
  const [force, setForce] = useState(false)
  const change = useChangeGrant(user.id)
  const mayGive = user.emailVerified || force
  return (
    <Dialog open onClose={onClose} title={grantsDialogText.rights(user.name)} size="medium">
      <div className={styles.body}>
        <p className="mute">{grantsDialogText.eachChangeWrittenInto(user.email)}</p>
        {user.emailVerified ? null : (
          <Checkbox
            label={grantsDialogText.iKnowWhoOpened}
            hint={grantsDialogText.thisAddressIsntConfirmed}
            checked={force}
            onChange={(event) => setForce(event.target.checked)}
          />
        )}
        {change.isError ? (
          <Notice tone="error" live title={grantsDialogText.nothingWasChanged}>
            {change.error.message}
          </Notice>
        ) : null}
        <ul className={styles.grants}>
          {staffGrants.map((grant) => {
            const granted = user.granted.includes(grant)
            const bought = !granted && user.holds.includes(grant)
            const { name, gives } = labels[grant]
            const kept = own && grant === 'owner'
            return (
              <li key={grant} className={styles.grant}>
                <p className={styles.what}>
                  <b>{name}</b>{' '}
                  {granted ? <Badge tone="ok">{grantsDialogText.granted}</Badge> : null}
                  {bought ? <Badge tone="info">{grantsDialogText.bought}</Badge> : null}
                  <span className="small mute">
                    {kept ? grantsDialogText.onlyAnotherOwnerCan : gives}
                  </span>
                </p>
                <Button
                  size="small"
                  look="line"
                  aria-label={`${granted ? grantsDialogText.revoke : grantsDialogText.grant}: ${name}`}
                  busy={change.isPending && change.variables.grant === grant}
                  busyLabel={grantsDialogText.saving}
                  disabled={granted ? kept : !mayGive}
                  onClick={() => change.mutate({ grant, give: !granted, force })}
                >
                  {granted ? grantsDialogText.revoke : grantsDialogText.grant}
                </Button>
              </li>
            )
          })}
        </ul>
      </div>
    </Dialog>
  )
}
