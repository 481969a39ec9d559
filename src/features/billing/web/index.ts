export { PurchaseList } from './purchase-list.tsx'
export { TripPdf } from './trip-pdf.tsx'
export { Upgrade } from './upgrade.tsx'
