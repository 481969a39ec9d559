export { createRentalsProvider } from './provider/index.ts'
export { rentalOperations } from './rentals.routes.ts'
