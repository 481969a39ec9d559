import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as they stand in cookies, links and addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token: whoever reads a table or a backup can use none of them. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
