/** True when PostgreSQL refused a row because the one it belongs to does not exist (any more). */
export const isForeignKeyViolation = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23503'
