import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { smallPmtiles } from '#tests/support/small-pmtiles.ts'
import { startTestApp } from '#tests/support/test-app.ts'

/** The settings' answer, and the policies of a page and of the map's worker. */
async function seenWith(settings: Readonly<Record<string, string>>) {
  const app = await startTestApp(settings)
  try {
    const visitor = app.visitor()
    const answer = await visitor.get('/api/maps/settings')
    const page = await visitor.get('/maps')
    const other = await visitor.get('/login')
    return {
      ground: answer.body,
      status: answer.status,
      policy: page.headers.get('content-security-policy') ?? '',
      elsewhere: other.headers.get('content-security-policy') ?? '',
    }
  } finally {
    await app.close()
  }
}

describe('MAP-06 what maps are drawn on is a setting', () => {
  test('without one our own files, and no host beside our own', async () => {
    const { status, ground, policy } = await seenWith({})
    expect(status).toBe(200)
    expect(ground).toEqual({ kind: 'embedded', streets: [] })
    expect(policy).not.toContain('https:')
    expect(policy).toContain("worker-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  })

  test('a style opens its own origin for calls and pictures, and for nothing else', async () => {
    const url = 'https://maps.example/styles/day.json'
    const { ground, policy } = await seenWith({ MAP_STYLE_URL: url, MAP_CREDIT: 'Us' })
    expect(ground).toEqual({ kind: 'style', url, credit: 'Us' })
    expect(policy).toContain("connect-src 'self' https://maps.example;")
    expect(policy.match(/https:[^ ;]+/g)).toEqual(['https://maps.example', 'https://maps.example'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
  })

  test('a PMTiles file opens its origin too', async () => {
    const url = 'https://tiles.example/world.pmtiles'
    const { ground, policy } = await seenWith({ MAP_PMTILES_URL: url })
    expect(ground).toEqual({ kind: 'pmtiles', url, credit: '© OpenStreetMap contributors' })
    expect(policy).toContain("connect-src 'self' https://tiles.example;")
  })

  test('a key of Google comes before both, and only Google is let in', async () => {
    const { ground, policy, elsewhere } = await seenWith({
      GOOGLE_MAPS_KEY: 'not-a-real-key-0123456789',
      MAP_STYLE_URL: 'https://maps.example/style.json',
    })
    expect(ground).toEqual({ kind: 'google', key: 'not-a-real-key-0123456789' })
    expect(policy).toContain(
      "script-src 'self' https://maps.googleapis.com https://maps.gstatic.com;",
    )
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).not.toContain('maps.example')
    // A page without a map keeps the strict policy, whatever the settings are.
    expect(elsewhere).not.toContain('https:')
    expect(elsewhere).not.toContain('unsafe')
    expect(elsewhere).toContain("require-trusted-types-for 'script'")
  })

  test('a PMTiles file on this disk is served by ranges, and opens no host', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wayleaf-tiles-'))
    const path = join(folder, 'world.pmtiles')
    const file = smallPmtiles()
    await writeFile(path, file)
    const app = await startTestApp({ MAP_PMTILES_FILE: path })
    try {
      const visitor = app.visitor()
      const { body } = await visitor.get('/api/maps/settings')
      const url = '/map-tiles/world.pmtiles'
      expect(body).toEqual({ kind: 'pmtiles', url, credit: '© OpenStreetMap contributors' })
      const part = await fetch(app.url + url, { headers: { range: 'bytes=7-130' } })
      expect(part.status).toBe(206)
      expect(Buffer.from(await part.arrayBuffer())).toEqual(file.subarray(7, 131))
      const outside = await fetch(app.url + url, { headers: { range: 'bytes=99999-' } })
      expect(outside.status).toBe(416)
      expect((await fetch(`${app.url}/map-tiles/..%2Fworld.pmtiles`)).status).toBe(404)
      const page = await visitor.get('/maps')
      expect(page.headers.get('content-security-policy')).not.toContain('https:')
    } finally {
      await app.close()
      await rm(folder, { recursive: true })
    }
  })

  test('a file that is missing or no PMTiles file stops the start, and is named', async () => {
    await expect(seenWith({ MAP_PMTILES_FILE: '/nowhere/a.pmtiles' })).rejects.toThrow(
      'MAP_PMTILES_FILE: /nowhere/a.pmtiles cannot be opened',
    )
    await expect(seenWith({ MAP_PMTILES_FILE: 'package.json' })).rejects.toThrow(
      'is not a PMTiles file',
    )
  })

  test.each([
    ['MAP_STYLE_URL', 'javascript:alert(1)'],
    ['MAP_PMTILES_URL', 'world.pmtiles'],
    ['GOOGLE_MAPS_KEY', 'a key; script-src *'],
  ])('%s with the value %s stops the start', async (name, value) => {
    await expect(seenWith({ [name]: value })).rejects.toThrow(name)
  })
})
