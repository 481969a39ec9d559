import { OwnSettings } from '#features/accounts/web/own-settings-page.tsx'
import { ConsentSwitch } from '#features/diagnostics/web/index.ts'

/** The account's settings with what this browser has agreed to: two features, joined here. */
export const SettingsPage = () => <OwnSettings privacy={<ConsentSwitch />} />
