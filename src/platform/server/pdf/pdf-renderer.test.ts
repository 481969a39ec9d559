import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PdfDocument } from './pdf-document.ts'
import { createPdfRenderer, type PdfNote, type PdfRendererOptions } from './pdf-renderer.ts'
import { buildWorker } from './testing/build-worker.ts'
import { hostilePdf } from './testing/hostile-pdf.ts'
import { inspectPdf } from './testing/inspect-pdf.ts'
import { samplePdf } from './testing/sample-pdf.ts'

let worker: Awaited<ReturnType<typeof buildWorker>>
const opened: { close(): Promise<void> }[] = []

beforeAll(async () => {
  worker = await buildWorker()
}, 30_000)
afterEach(async () => {
  await Promise.all(opened.splice(0).map((renderer) => renderer.close()))
})
afterAll(() => rmSync(worker.outdir, { recursive: true }))

function open(options: Partial<PdfRendererOptions> = {}) {
  const renderer = createPdfRenderer({ ...worker.options, spare: false, ...options })
  opened.push(renderer)
  return renderer
}

async function render(document: PdfDocument) {
  const notes: PdfNote[] = []
  const pdf = await open({ onNote: (note) => notes.push(note) }).render(document)
  return { pdf, note: notes[0], facts: inspectPdf(pdf) }
}

function canReadText() {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

const readText = (pdf: Uint8Array) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  })

test('a trip is a titled, tagged PDF/UA-1 file with bookmarks, table headers and links', async () => {
  const { facts, note } = await render({ ...samplePdf(3, 6), title: 'Été (à) Kyōto' })
  expect(facts).toMatchObject({
    isPdf: true,
    tagged: true,
    claimsUa1: true,
    language: 'en-CA',
    title: 'Été (à) Kyōto',
    bookmarks: ['Day 1: Asakusa', 'Day 2: Ueno and Yanaka', 'Day 3: Shibuya', 'Costs', 'Remarks'],
  })
  expect(new Set(facts.links).size).toBe(6)
  expect(facts.links).toContain('https://example.com/place/5')
  expect(facts.structure('H1')).toBe(5)
  expect(facts.structure('TH')).toBe(3 * 3 + 2)
  expect(note).toMatchObject({ conformance: 'ua-1', setbacks: [] })
})

test('a list of contents appears with more than fourteen sections only', async () => {
  expect((await render(samplePdf(14, 1))).facts.structure('TOC')).toBe(0)
  expect((await render(samplePdf(15, 1))).facts.structure('TOC')).toBeGreaterThan(0)
})

test('a document without sections, amounts or remarks is still a document', async () => {
  const bare = { ...samplePdf(0, 0), title: '', overview: [], totals: [], remarks: [] }
  const { facts } = await render(bare)
  expect(facts).toMatchObject({ claimsUa1: true, pages: 1, title: 'Untitled' })
})

test('hostile and foreign text keeps the standard and never becomes markup or a script', async () => {
  const { facts, note } = await render(hostilePdf)
  expect(note?.setbacks).toEqual([])
  expect(facts.claimsUa1).toBe(true)
  expect(facts.links.filter((link) => !link.startsWith('https:'))).toEqual([])
  expect(facts.bookmarks).toContain('Day 🗼 #read("/etc")')
})

/** The parts of days on the pages of a paper: how many stops, and whether it goes on from the page before. */
async function partsOfDays(pdf: Uint8Array) {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(pdf)), {
    mergePages: false,
  })
  return text
    .flatMap((page) => page.split(/(?=Day \d+: )/))
    .filter((part) => part.startsWith('Day '))
    .map((part) => ({
      goesOn: part.includes(', continued'),
      stops: part.match(/\d\d:\d\d/g)?.length ?? 0,
    }))
}

test('PLAN-09 days run on: a heading has a stop with it, and no page begins with a last one alone', async () => {
  const longer = { detail: 'Ways and more ways to spend an afternoon by the water. '.repeat(3) }
  const paper = (days: number, stops: number) => {
    const made = samplePdf(days, stops)
    const sections = made.sections.map((own) => ({
      ...own,
      rows: own.rows.map((row) => ({ ...row, time: '09:30', ...longer })),
    }))
    return { ...made, sections }
  }
  for (const stops of [3, 4, 5, 7]) {
    const { pdf, facts } = await render(paper(14, stops))
    const parts = await partsOfDays(pdf)
    expect(parts.reduce((sum, part) => sum + part.stops, 0)).toBe(14 * stops)
    expect(parts.filter(({ goesOn }) => !goesOn)).toHaveLength(14)
    expect(Math.min(...parts.map((part) => part.stops))).toBeGreaterThanOrEqual(1)
    const rests = parts.filter(({ goesOn }) => goesOn)
    expect(Math.min(...rests.map((part) => part.stops), 9)).toBeGreaterThanOrEqual(2)
    // A day to a page would be more.
    expect(facts.pages).toBeLessThan(14)
  }
})

test('PLAN-09 the drawing of a sight stands beside a heading where there is one', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8v6z"/></svg>'
  const templatesDir = mkdtempSync(join(tmpdir(), 'templates-'))
  cpSync(worker.options.templatesDir, templatesDir, { recursive: true })
  mkdirSync(join(templatesDir, 'landmarks'))
  writeFileSync(join(templatesDir, 'landmarks', 'tokyo--senso-ji.svg'), drawing)
  const made = samplePdf(3, 2)
  const landmarks = ['tokyo/senso-ji', 'tokyo/not-drawn', '../posters/tokyo']
  const sections = made.sections.map((own, at) => ({
    ...own,
    picture: { landmark: landmarks[at] ?? '', description: 'Sensō-ji' },
  }))
  const pdf = await open({ templatesDir }).render({ ...made, sections })
  expect(inspectPdf(pdf)).toMatchObject({ claimsUa1: true })
  expect(inspectPdf(pdf).structure('Figure')).toBe(1)
  rmSync(templatesDir, { recursive: true })
})

test.runIf(canReadText())('all text can be read, down to the 300th price', async () => {
  const { pdf, facts } = await render(samplePdf(30, 10))
  expect(facts.pages).toBeGreaterThanOrEqual(12)
  expect(facts.pages).toBeLessThanOrEqual(20)
  expect(facts.bookmarks).toHaveLength(32)
  const text = readText(pdf)
  expect(text).toContain('$22.99')
  expect(text).toContain(`Page ${facts.pages} of ${facts.pages}`)
  const hostile = readText((await render(hostilePdf)).pdf)
  expect(hostile).toContain('#panic("x") #read("/etc/passwd") <script> \\u{41} $x$')
  expect(hostile).not.toContain('root:')
})

test('one document too many is refused with `busy`, the others are rendered', async () => {
  const renderer = open({ concurrency: 1, waiting: 1 })
  const accepted = [renderer.render(samplePdf(1, 1)), renderer.render(samplePdf(1, 1))]
  await expect(renderer.render(samplePdf(1, 1))).rejects.toMatchObject({ code: 'busy' })
  expect((await Promise.all(accepted)).map((pdf) => inspectPdf(pdf).isPdf)).toEqual([true, true])
})

test('an aborted render rejects with the reason and frees its place', async () => {
  const renderer = open({ concurrency: 1 })
  const abort = new AbortController()
  const rendering = renderer.render(samplePdf(30, 10), abort.signal)
  setTimeout(() => abort.abort(new Error('left the page')), 30)
  await expect(rendering).rejects.toThrow('left the page')
  expect(inspectPdf(await renderer.render(samplePdf(1, 1))).isPdf).toBe(true)
})

test('a document that is given up while it waits leaves its place to the next', async () => {
  const renderer = open({ concurrency: 1, waiting: 1 })
  const first = renderer.render(samplePdf(1, 1))
  const abort = new AbortController()
  const given = renderer.render(samplePdf(1, 1), abort.signal)
  abort.abort(new Error('left the page'))
  await expect(given).rejects.toThrow('left the page')
  const next = renderer.render(samplePdf(1, 1))
  expect((await Promise.all([first, next])).map((pdf) => inspectPdf(pdf).isPdf)).toEqual([
    true,
    true,
  ])
  const gone = AbortSignal.abort(new Error('never there'))
  await expect(renderer.render(samplePdf(1, 1), gone)).rejects.toThrow('never there')
})

test('a document that takes too long is ended', async () => {
  const renderer = open({ timeout: 5 })
  await expect(renderer.render(samplePdf(30, 10))).rejects.toMatchObject({ code: 'timeout' })
})

test('closing ends what is being rendered and what waits', async () => {
  const renderer = open({ concurrency: 1 })
  const both = [renderer.render(samplePdf(30, 10)), renderer.render(samplePdf(1, 1))]
  const outcomes = Promise.allSettled(both)
  await renderer.close()
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'closed' } })
  }
  await expect(renderer.render(samplePdf(1, 1))).rejects.toMatchObject({ code: 'closed' })
})

function fakeWorker(name: string, source: string) {
  const workerPath = join(worker.outdir, name)
  writeFileSync(workerPath, source)
  return workerPath
}

test('a worker that dies over the tags gets another try without them', async () => {
  const workerPath = fakeWorker(
    'dies-over-tags.mjs',
    `process.once('message', ({ levels }) => {
       process.send({ kind: 'started' })
       if (levels[0] !== 'untagged') return setTimeout(() => process.abort(), 20)
       process.send({ kind: 'done', pdf: Uint8Array.of(37), conformance: levels[0], setbacks: [] })
     })`,
  )
  const notes: PdfNote[] = []
  const renderer = open({ workerPath, onNote: (note) => notes.push(note) })
  expect([...(await renderer.render(samplePdf(1, 1)))]).toEqual([37])
  expect(notes[0]).toMatchObject({ conformance: 'untagged' })
  expect(notes[0]?.setbacks).toHaveLength(2)
})

test('a worker that never starts fails with what it said last', async () => {
  const workerPath = fakeWorker('never-starts.mjs', `throw new Error('no such compiler')`)
  const failure = open({ workerPath }).render(samplePdf(1, 1))
  await expect(failure).rejects.toMatchObject({ code: 'failed' })
  await expect(failure).rejects.toThrow('no such compiler')
})

test('a spare worker that was killed meanwhile is replaced', async () => {
  const workerPath = fakeWorker(
    'dies-idle.mjs',
    `import { existsSync, writeFileSync } from 'node:fs'
     const mark = import.meta.filename + '.mark'
     if (!existsSync(mark)) { writeFileSync(mark, ''); process.kill(process.pid, 'SIGKILL') }
     process.once('message', ({ levels }) => process.send(
       { kind: 'done', pdf: Uint8Array.of(37), conformance: levels[0], setbacks: [] }))`,
  )
  const notes: PdfNote[] = []
  const renderer = open({ workerPath, spare: true, onNote: (note) => notes.push(note) })
  renderer.prepare()
  await renderer.render(samplePdf(1, 1))
  expect(notes[0]).toMatchObject({ conformance: 'ua-1' })
})
