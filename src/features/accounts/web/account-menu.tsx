import { CircleUserRound, LogOut, Map as MapIcon, Settings, Ticket, UserRound } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { Menu } from '#design/menu/menu.tsx'
import { afterPaint } from '#platform/web/after-paint.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { clearHint } from '#platform/web/hint.ts'
import { accountsApi } from './accounts.client.ts'
import { beginLeaving } from './leaving.ts'
import { accountMenuText } from './messages.ts'

/** The signed-in user's name, fetched when the menu first opens; page loads fetch nothing. */
function useOwnName(): [string | undefined, () => void] {
  const [name, setName] = useState<string>()
  const ask = async (): Promise<void> => {
    await afterPaint()
    try {
      const user = await accountsApi('getCurrentUser', {})
      setName([user.firstName, user.lastName].filter(Boolean).join(' ') || user.email)
    } catch (error) {
      // The menu works without a name; an ended session shows at once.
      if (error instanceof ApiError && error.status === 401) clearHint()
    }
  }
  return [name, () => void (name ?? ask())]
}

/** The menu of the signed-in user. */
export function AccountMenu() {
  const [name, ask] = useOwnName()
  return (
    <Menu
      label={accountMenuText.account}
      heading={name}
      side="end"
      onOpen={ask}
      items={[
        { id: 'trips', label: accountMenuText.savedTrips, icon: MapIcon, href: '/itinerary' },
        {
          id: 'bookings',
          label: accountMenuText.bookings,
          icon: Ticket,
          href: '/profile#bookings',
        },
        { id: 'profile', label: accountMenuText.profile, icon: UserRound, href: '/profile' },
        { id: 'settings', label: accountMenuText.settings, icon: Settings, href: '/settings' },
        {
          id: 'log-out',
          label: accountMenuText.logOut,
          icon: LogOut,
          apart: true,
          href: '/api/logout',
        },
      ]}
      onChoose={(id) => {
        if (id === 'log-out') beginLeaving()
      }}
    >
      {(trigger) => (
        <IconButton {...trigger} icon={CircleUserRound} label={accountMenuText.account} />
      )}
    </Menu>
  )
}
