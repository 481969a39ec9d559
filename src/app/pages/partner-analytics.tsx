import { SignedIn } from '#features/accounts/web/index.ts'
import { Analytics } from '#features/partners/web/analytics-page.tsx'

export const PartnerAnalyticsPage = () => <Analytics gate={SignedIn} />
