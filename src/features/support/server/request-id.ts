import { randomInt } from 'node:crypto'

/** Without letters that are read as digits: it is told on the telephone. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 8

/** SR-7K3F9Q2M: one of 650 billion. */
export const newRequestId = (): string =>
  `SR-${Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('')}`
