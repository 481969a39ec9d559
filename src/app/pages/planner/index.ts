export { askAhead } from './ask-ahead.ts'
