import { CircleUserRound, LogOut, Map as MapIcon } from 'lucide-react'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { Menu } from '#design/menu/menu.tsx'
import { clearOwnedDraft } from '#platform/web/storage.ts'

/** The menu of whoever is signed in. */
export function AccountMenu() {
  return (
    <Menu
      label="Account"
      side="end"
      items={[
        { id: 'trips', label: 'Saved trips', icon: MapIcon, href: '/itinerary' },
        { id: 'log-out', label: 'Log out', icon: LogOut, apart: true, href: '/api/logout' },
      ]}
      onChoose={(id) => {
        if (id === 'log-out') clearOwnedDraft()
      }}
    >
      {(trigger) => <IconButton {...trigger} icon={CircleUserRound} label="Account" />}
    </Menu>
  )
}
