import { UserSearch } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { SearchField } from '#design/search-field/search-field.tsx'
import { AdminTable } from './admin-table.tsx'
import { useUsers } from './admin.queries.ts'
import { GrantsDialog } from './grants-dialog.tsx'
import { moment, Nothing, Pager, Panel } from './panel.tsx'
import styles from './panel.module.css'
import { usersPanelText } from './messages.ts'

/** Accounts with their grants. */
export function UsersPanel({ ownId }: { readonly ownId: string }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [changing, setChanging] = useState<string>()
  const query = useUsers(useDeferredValue(search.trim()), page)
  return (
    <div className={styles.stack}>
      <SearchField
        label={usersPanelText.nameOrAddress}
        className={styles.filter}
        maxLength={100}
        value={search}
        onValueChange={(value) => {
          setSearch(value)
          setPage(1)
        }}
      />
      <Panel thing="the accounts" query={query}>
        {({ users, more }) =>
          users.length === 0 ? (
            <Nothing icon={UserSearch}>{usersPanelText.noAccountHasThis}</Nothing>
          ) : (
            <>
              <AdminTable
                label={usersPanelText.accounts}
                head={['Name', 'Address', 'Proved', 'Holds', 'Since', 'Rights']}
                rows={users.map((user) => ({
                  key: user.id,
                  cells: [
                    user.name,
                    user.email,
                    user.emailVerified ? 'Yes' : 'No',
                    user.holds.join(', ') || 'free',
                    moment(user.createdAt),
                    <Button
                      key="rights"
                      size="small"
                      look="line"
                      aria-label={usersPanelText.rights(user.email)}
                      onClick={() => setChanging(user.id)}
                    >
                      {usersPanelText.change}
                    </Button>,
                  ],
                }))}
              />
              <Pager page={page} more={more} onPage={setPage} />
              {users
                .filter(({ id }) => id === changing)
                .map((user) => (
                  <GrantsDialog
                    key={user.id}
                    user={user}
                    own={user.id === ownId}
                    onClose={() => setChanging(undefined)}
                  />
                ))}
            </>
          )
        }
      </Panel>
    </div>
  )
}
