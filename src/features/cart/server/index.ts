export { cartOperations } from './cart.routes.ts'
