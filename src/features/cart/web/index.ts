export { CartButton } from './cart-button.tsx'
export { addToCart, removeFromCart, useCart } from './cart-store.ts'
export { openCart } from './open-cart.ts'
