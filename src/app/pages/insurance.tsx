import { addToCart, openCart } from '#features/cart/web/index.ts'
import { Insurance } from '#features/insurance/web/insurance-page.tsx'

export const InsurancePage = () => <Insurance cart={{ add: addToCart, open: openCart }} />
