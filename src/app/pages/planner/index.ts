export { prefetchPage } from './prefetch-trip.ts'
