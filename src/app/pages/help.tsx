import { countEvent } from '#features/diagnostics/web/index.ts'
import { Help } from '#features/support/web/help-page.tsx'

export const HelpPage = () => <Help onEvent={(event) => void countEvent(event, '/help')} />
