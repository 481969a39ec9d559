import { Pricing } from '#features/billing/web/pricing-page.tsx'
import { OwnUsage } from '#features/guide/web/index.ts'

export const PricingPage = () => <Pricing usage={<OwnUsage />} />
