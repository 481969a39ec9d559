import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testsApart } from './tooling/tests-apart.mjs'

const full = process.env['WAYLEAF_FULL'] === '1'

// What is waited for takes its time on a busy machine; what never comes fails all the same.
const poll = { timeout: 30_000 }

/** Vendors' contracts are served by somebody else: only `npm run test:contracts` asks for them. */
const contracts = process.env['VENDOR_CONTRACTS_URL']
  ? [
      {
        test: {
          name: 'contracts',
          include: ['tests/contracts/**/*.test.ts'],
          expect: { poll },
          globalSetup: ['tests/support/database-server.ts', 'tests/support/browser-server.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ]
  : []

const unitTests = [
  'src/**/*.test.{ts,tsx}',
  'tooling/**/*.test.ts',
  'tests/{guide,vendors}/**/*.test.ts',
]
const apart = testsApart(import.meta.dirname)

const unit = (
  name: string,
  which: { include: string[]; exclude?: string[]; isolate?: boolean },
) => ({
  plugins: [react()],
  test: {
    name,
    setupFiles: ['tests/support/steady-random.ts'],
    expect: { poll },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    ...which,
  },
})

export default defineConfig({
  test: {
    projects: [
      unit('unit', {
        include: unitTests,
        exclude: ['src/**/*.api.test.ts', ...apart],
        isolate: false,
      }),
      unit('apart', { include: apart }),
      {
        test: {
          name: 'api',
          setupFiles: ['tests/support/steady-random.ts'],
          expect: { poll },
          // One process reads the application once, not once a file: nothing in it is mocked here.
          isolate: false,
          include: ['src/**/*.api.test.ts', 'tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          testTimeout: full ? 300_000 : 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          isolate: false,
          expect: { poll },
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts', 'tests/support/browser-server.ts'],
          testTimeout: full ? 600_000 : 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      ...contracts,
    ],
  },
})
