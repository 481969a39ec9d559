import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { type HouseGrant, houseGrants } from '#features/entitlements/domain/house-grants.ts'
import type { ListedUser } from '#features/admin/contract/admin.contract.ts'
import { useChangeGrant } from './admin.queries.ts'
import styles from './grants-dialog.module.css'

const labels: Readonly<Record<HouseGrant, { readonly name: string; readonly gives: string }>> = {
  owner: { name: 'Owner', gives: 'Everything here, accounts and the audit trail included' },
  operator: { name: 'Operator', gives: 'Health, messages, bookings, purchases, letters and jobs' },
  explorer: { name: 'Explorer tier', gives: 'Trips of 7 days, PDF and bookings, without paying' },
  wanderlust: {
    name: 'Wanderlust tier',
    gives: 'Trips of 30 days and all the rest, without paying',
  },
}

interface GrantsDialogProps {
  readonly user: ListedUser
  /** Whether it is the account of whoever looks at it. */
  readonly own: boolean
  readonly onClose: () => void
}

/** What the house gives one account by hand. Each press is written into the audit trail. */
export function GrantsDialog({ user, own, onClose }: GrantsDialogProps) {
  const [force, setForce] = useState(false)
  const change = useChangeGrant(user.id)
  const mayGive = user.emailVerified || force
  return (
    <Dialog open onClose={onClose} title={`Rights of ${user.name}`} size="medium">
      <div className={styles.body}>
        <p className="mute">{user.email}. Each change is written into the audit trail.</p>
        {user.emailVerified ? null : (
          <Checkbox
            label="I know who opened this account"
            hint="This address isn’t confirmed yet. Resetting the password by email confirms it."
            checked={force}
            onChange={(event) => setForce(event.target.checked)}
          />
        )}
        {change.isError ? (
          <Notice tone="error" live title="Nothing was changed">
            {change.error.message}
          </Notice>
        ) : null}
        <ul className={styles.grants}>
          {houseGrants.map((grant) => {
            const granted = user.granted.includes(grant)
            const bought = !granted && user.holds.includes(grant)
            const { name, gives } = labels[grant]
            const kept = own && grant === 'owner'
            return (
              <li key={grant} className={styles.grant}>
                <p className={styles.what}>
                  <b>{name}</b> {granted ? <Badge tone="ok">Granted</Badge> : null}
                  {bought ? <Badge tone="info">Bought</Badge> : null}
                  <span className="small mute">
                    {kept ? 'Only another owner can take this from you' : gives}
                  </span>
                </p>
                <Button
                  size="small"
                  look="line"
                  aria-label={`${granted ? 'Take back' : 'Give'}: ${name}`}
                  busy={change.isPending && change.variables.grant === grant}
                  busyLabel="Saving..."
                  disabled={granted ? kept : !mayGive}
                  onClick={() => change.mutate({ grant, give: !granted, force })}
                >
                  {granted ? 'Take back' : 'Give'}
                </Button>
              </li>
            )
          })}
        </ul>
      </div>
    </Dialog>
  )
}
