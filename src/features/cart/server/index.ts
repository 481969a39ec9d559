export { cartLetters } from './cart-copy.ts'
export { cartOperations } from './cart.routes.ts'
