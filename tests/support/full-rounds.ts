/** True in `npm run verify`: every round, size and theme. */
export const full = process.env['WAYLEAF_FULL'] === '1'
