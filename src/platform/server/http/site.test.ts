import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSite } from './site.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayleaf-site-'))
  await mkdir(join(folder, 'pages'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A site of one page, loaded with a name and a phone number. */
async function load(body: string) {
  const page = { path: '/404', html: 'pages/404.html', status: 404, styleHashes: [] }
  await writeFile(join(folder, 'site.json'), JSON.stringify({ files: [], pages: [page] }))
  await writeFile(join(folder, page.html), `<html><head></head><body>${body}</body></html>`)
  return loadSite(folder, { name: 'Ann & Co <travel>', phone: '555' })
}

test('marks become facts, escaped, and scripts find the same facts as JSON', async () => {
  const site = await load('<p>{{name}}, {{phone}}</p>')
  const html = await site.answer(new Request('http://localhost/x'), '/x').text()
  expect(html).toContain('<p>Ann &#38; Co &#60;travel&#62;, 555</p>')
  expect(html).toContain('{"name":"Ann & Co \\u003ctravel>","phone":"555"}')
})

test.each(['{{fax}}', '{{constructor}}', '{{ phone }}'])(
  'a mark %s that no fact fills stops the start and names mark and page',
  async (mark) => {
    await expect(load(`<p>{{name}} ${mark}</p>`)).rejects.toMatchObject({
      message: 'The page 404.html cannot be served',
      cause: { message: `No fact for the mark ${mark}` },
    })
  },
)
