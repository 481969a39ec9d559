export { createRentalsProvider } from './provider/index.ts'
export { presentProperty } from './present-property.ts'
export { rentalOperations } from './rentals.routes.ts'
