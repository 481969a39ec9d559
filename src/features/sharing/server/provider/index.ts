export { createEmbeddedClocks as createClocks } from './embedded/embedded-clocks.ts'
