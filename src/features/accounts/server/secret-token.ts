import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, in the form used in cookies, links and URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The database stores only hashes, so tokens read from a table or a backup are useless. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
