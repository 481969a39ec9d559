export { HotelPanel } from './hotel-panel.tsx'
export { stayToItem } from './stay-to-item.ts'
