import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSite } from './built-site.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayleaf-site-'))
  await mkdir(join(folder, 'pages'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A site of one page, loaded with a name and a phone number. */
async function load(body: string) {
  const page = {
    path: '/404',
    html: 'pages/404.html',
    status: 404,
    inlined: [],
  }
  await writeFile(join(folder, 'site.json'), JSON.stringify({ files: [], pages: [page] }))
  await writeFile(join(folder, page.html), `<html><head></head><body>${body}</body></html>`)
  return loadSite(folder, { name: 'Ann & Co <travel>', phone: '555' })
}

test('marks become facts, escaped, and scripts find the same facts as JSON', async () => {
  const site = await load('<p>{{name}}, {{phone}}</p>')
  const html = await (await site.answer(new Request('http://localhost/x'), '/x')).text()
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

/** A site of the not-found page and these, each with its own path as its text. */
async function loadPages(paths: readonly string[]) {
  const pages = ['/404', ...paths].map((path, index) => ({
    path,
    html: `pages/${index}.html`,
    status: path === '/404' ? 404 : 200,
    listed: path.startsWith('/destinations/'),
    inlined: [],
  }))
  await writeFile(join(folder, 'site.json'), JSON.stringify({ files: [], pages }))
  for (const { path, html } of pages) await writeFile(join(folder, html), `<p>${path}</p></head>`)
  const site = await loadSite(folder, {})
  const answer = async (path: string) => {
    const response = await site.answer(new Request(`http://localhost${path}`), path)
    return `${response.status} ${/<p>(.*)<\/p>/.exec(await response.text())?.[1]}`
  }
  return { answer, listed: site.listed }
}

test.each([
  ['/planner', '200 /planner/:id?'],
  ['/PLANNER/7/', '200 /planner/:id?'],
  ['/planner/7/8', '404 /404'],
  ['/blog/Spring', '200 /blog/:slug'],
  ['/blog/latest', '200 /blog/latest'],
  ['/blog', '404 /404'],
  ['/files/a/b', '200 /files/*'],
  ['/files/', '200 /files/*'],
  ['/404', '404 /404'],
])('SHELL-02 %s is answered with %s', async (path, answer) => {
  const site = await loadPages(['/planner/:id?', '/blog/:slug', '/blog/latest', '/files/*'])
  expect(await site.answer(path)).toBe(answer)
})

test('SHELL-02 of a pattern whose addresses are known each has its page, others have none', async () => {
  const site = await loadPages(['/destinations/paris', '/destinations/rome'])
  expect(await site.answer('/Destinations/Paris/')).toBe('200 /destinations/paris')
  expect(await site.answer('/destinations/atlantis')).toBe('404 /404')
  expect(site.listed).toEqual(['/destinations/paris', '/destinations/rome'])
})

test('F12 a page of which the server tells something is filled anew for each address, and not found where it knows none', async () => {
  const pages = [
    { path: '/404', html: 'pages/404.html', status: 404 },
    { path: '/shared/:token', html: 'pages/shared.html', status: 200 },
  ].map((page) => ({ ...page, inlined: [] }))
  await writeFile(join(folder, 'site.json'), JSON.stringify({ files: [], pages }))
  await writeFile(join(folder, 'pages/404.html'), '<p>nothing</p></head>')
  await writeFile(join(folder, 'pages/shared.html'), '<p>{{name}}: {{pageTitle}}</p></head>')
  const asked: string[] = []
  const live = {
    '/shared/:token': async (path: string, from: string) => {
      asked.push(`${path} ${from}`)
      if (path.endsWith('gone')) return undefined
      const status = path.endsWith('off') ? 404 : 200
      return { status, facts: { pageTitle: `<${path}> {{name}}` } }
    },
  }
  const site = await loadSite(folder, { name: 'W', pageTitle: '' }, { live })
  const answer = async (path: string) => {
    const response = await site.answer(new Request(`http://localhost${path}`), path, '192.0.2.1')
    const text = /<p>(.*)<\/p>/.exec(await response.text())?.[1]
    return [response.status, text, response.headers.get('x-robots-tag')]
  }
  // What people wrote is no mark of ours.
  expect(await answer('/Shared/A/')).toEqual([200, 'W: &#60;/shared/a&#62; {{name}}', 'noindex'])
  expect(await answer('/shared/off')).toEqual([404, 'W: &#60;/shared/off&#62; {{name}}', 'noindex'])
  expect(await answer('/shared/gone')).toEqual([404, 'nothing', null])
  expect(await answer('/shared/a/b')).toEqual([404, 'nothing', null])
  expect(asked).toEqual(['/shared/a 192.0.2.1', '/shared/off 192.0.2.1', '/shared/gone 192.0.2.1'])
})
