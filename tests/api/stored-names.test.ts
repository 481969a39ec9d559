import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settingsSchema } from '#platform/server/config/config.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

interface StoredNames {
  readonly settings: readonly string[]
  readonly columns: readonly string[]
  readonly operations: readonly string[]
  readonly metrics: readonly string[]
}

// Operators, clients, dashboards and older versions of the program depend on these names. Add to the
// lists what a release adds; a rename in the code must leave all of them as they are.
const listed: StoredNames = JSON.parse(
  await readFile(new URL('./stored-names.json', import.meta.url), 'utf8'),
)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function columns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name || '.' || column_name || ' ' || data_type as name
    from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema')`.execute(app.database.db)
  return rows.map(({ name }) => name)
}

async function operations(): Promise<string[]> {
  const response = await fetch(`${app.url}/api/openapi.json`)
  const { paths }: { paths: Record<string, Record<string, unknown>> } = await response.json()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

async function metrics(): Promise<string[]> {
  const text = await (await fetch(`${app.url}/metrics`)).text()
  return [...text.matchAll(/^# TYPE (\S+ \S+)$/gm)].map(([, name = '']) => name)
}

describe('H3 no name that is stored, sent or set disappears', () => {
  test.each([
    ['settings', async () => Object.keys(settingsSchema.shape)],
    ['columns', columns],
    ['operations', operations],
    ['metrics', metrics],
  ] as const)('H3 %s', async (kind, read) => {
    const names = new Set(await read())
    expect(listed[kind].length).toBeGreaterThan(5)
    expect(listed[kind].filter((name) => !names.has(name))).toEqual([])
  })
})
