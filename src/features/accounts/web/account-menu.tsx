import { CircleUserRound, LogOut, Map as MapIcon } from 'lucide-react'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { Menu } from '#design/menu/menu.tsx'
import { clearHint } from '#platform/web/hint.ts'
import { accountsApi } from './accounts.client.ts'

async function logOut(): Promise<void> {
  try {
    await accountsApi('signOut', {})
  } finally {
    clearHint()
    window.location.assign('/')
  }
}

/** The menu of whoever is signed in. */
export function AccountMenu() {
  return (
    <Menu
      label="Account"
      side="end"
      items={[
        { id: 'trips', label: 'Saved trips', icon: MapIcon, href: '/itinerary' },
        { id: 'log-out', label: 'Log out', icon: LogOut, apart: true },
      ]}
      onChoose={(id) => {
        if (id === 'log-out') void logOut()
      }}
    >
      {(trigger) => <IconButton {...trigger} icon={CircleUserRound} label="Account" />}
    </Menu>
  )
}
