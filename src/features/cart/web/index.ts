export { CartButton } from './cart-button.tsx'
export { addToCart } from './cart-store.ts'
export { openCart } from './open-cart.ts'
