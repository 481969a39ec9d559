export { DayBoard } from './day-board.tsx'
export { SpendingPanel } from './spending-panel.tsx'
