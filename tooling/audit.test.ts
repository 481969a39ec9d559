import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** `npm run audit` against a registry that answers so; one that is not there, without an answer. */
async function audit(answer?: Answer) {
  const server = createServer((request, response) => answer?.(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  if (!answer) await new Promise((resolve) => server.close(resolve))
  const registry = `http://127.0.0.1:${port}/`
  const child = spawn(process.execPath, ['tooling/audit.mjs'], {
    env: { ...process.env, npm_config_registry: registry },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (answer) await new Promise((resolve) => server.close(resolve))
  return { code, said }
}

/** To every question about weaknesses this; of single packages it knows nothing. */
const telling =
  (status: number, body: unknown): Answer =>
  (request, response) => {
    const isQuestion = request.url?.includes('/security/')
    response.writeHead(isQuestion ? status : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isQuestion ? body : {}))
  }

test('F3 a registry without audits is reported as such, not as success', async () => {
  const { code, said } = await audit(telling(405, {}))
  expect(said).toContain('Nothing was checked')
  expect(said).toContain('405')
  expect(code).toBe(2)
})

test('F3 so is one that is not there', async () => {
  const { code, said } = await audit()
  expect(said).toContain('Nothing was checked')
  expect(code).toBe(2)
})

test('F3 a registry that knows of nothing is good news', async () => {
  const { code, said } = await audit(telling(200, {}))
  expect(said).toMatch(/^Of \d{3,} packages no weakness is known\.\n$/)
  expect(code).toBe(0)
})

test('F3 what it knows of is listed, with how bad it is', async () => {
  const advisory = {
    id: 1,
    url: 'https://example.com/1',
    title: 'Reads what it should not',
    severity: 'high',
    vulnerable_versions: '*',
  }
  const { code, said } = await audit(telling(200, { kdbush: [advisory] }))
  expect(said).toMatch(/^high: kdbush .*: Reads what it should not$/m)
  expect(said).toMatch(/packages \d+ have known vulnerabilities/)
  expect(code).toBe(1)
})

test('F3 no test and no check asks the registry', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(scripts['audit']).toBe('node tooling/audit.mjs')
  for (const file of ['test', 'check', 'start', 'build', 'prepare'])
    expect(readFileSync(`tooling/${file}.mjs`, 'utf8')).not.toMatch(/npm audit|audit\.mjs/)
})
