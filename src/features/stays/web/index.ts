export type { StayOffer } from '../contract/stays.contract.ts'
export { type ChosenStay, HotelPanel } from './hotel-panel.tsx'
export { refetchHotels } from './stays.queries.ts'
export { stayToItem } from '../domain/stay-to-item.ts'
