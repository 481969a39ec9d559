import fc from 'fast-check'

// `npm test` judges a change, not its luck: it tries the same cases each time. `npm run verify` tries
// others each time, and says which seed to go back to.
if (process.env['WAYLEAF_FULL'] !== '1') fc.configureGlobal({ seed: 20_261_121 })
