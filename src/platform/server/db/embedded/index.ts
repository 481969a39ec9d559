export { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'
