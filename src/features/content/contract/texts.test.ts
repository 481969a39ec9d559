/// <reference types="vite/client" />
import { expect, test } from 'vitest'
import { textSchema } from './texts.schema.ts'

const homeOf = { article: 'articles/', guide: 'guides/', page: 'pages/', faq: '' } as const

const contents = new Map(
  Object.entries(
    import.meta.glob<unknown>('../texts/**/*.json', { eager: true, import: 'default' }),
  ).map(([path, content]) => [path.replace('../texts/', ''), content]),
)
const files = [...contents.keys()].toSorted()
const read = (file: string): unknown => contents.get(file)

/** Those that the schema accepts; the first test names the others. */
const texts = files.flatMap((file) => {
  const result = textSchema.safeParse(read(file))
  return result.success ? [{ file, text: result.data }] : []
})

// What a reader does not read as prose: addresses, anchors, dates, and names that are given.
const notProse = new Set(['slug', 'kind', 'published', 'asOf', 'url', 'href', 'see', 'verdict'])
const named = new Set(['sources', 'destination', 'name'])

/** Every piece of prose in a text, cell by cell. */
function proseOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    notProse.has(key) || named.has(key) ? [] : proseOf(part),
  )
}

const wordsOf = (prose: string): readonly string[] =>
  prose.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu) ?? []

/** Runs of words that stand in one piece of prose. */
const runsOf = (prose: string, length: number): readonly string[] => {
  const words = wordsOf(prose)
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, index) => words.slice(index, index + length).join(' '))
}

/** What two texts say in the same words, with the files that say it. */
function sharedRuns(all: readonly { file: string; prose: readonly string[] }[], length: number) {
  const first = new Map<string, string>()
  return all.flatMap(({ file, prose }) =>
    prose
      .flatMap((piece) => runsOf(piece, length))
      .flatMap((run) => {
        const other = first.get(run) ?? file
        first.set(run, other)
        return other === file ? [] : [`${other} and ${file}: "${run}"`]
      }),
  )
}

const phones = [/\+\s?\d/, /\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}/, /\d{3}[.-]\d{4}/, /\d{7}/]
const hasPhone = (prose: string): boolean => phones.some((pattern) => pattern.test(prose))

const readable = (text: unknown): string => proseOf(text).join(' ')

test.each(files)('HOME-12 %s keeps to its schema and is named by its slug', (file) => {
  const result = textSchema.safeParse(read(file))
  expect(result.error?.issues ?? []).toEqual([])
  if (!result.success) return
  expect(file).toBe(`${homeOf[result.data.kind]}${result.data.slug}.json`)
})

test('HOME-12 there are twelve articles and the three pages', () => {
  const inFolder = (name: string) => files.filter((file) => file.startsWith(name))
  expect(inFolder('articles/').length).toBeGreaterThanOrEqual(12)
  expect(inFolder('pages/')).toEqual(
    expect.arrayContaining([
      'pages/about.json',
      'pages/contact.json',
      'pages/tico-protection.json',
    ]),
  )
})

test('HOME-11 the FAQ has twelve questions, each with an anchor of its own', () => {
  const faq = texts.map(({ text }) => text).find((text) => text.kind === 'faq')
  expect(new Set(faq?.questions.map(({ slug }) => slug)).size).toBe(12)
})

test('PLAN-09 the questions say that the calendar file and the share link come with every tier', () => {
  const faq = texts.map(({ text }) => text).find((text) => text.kind === 'faq')
  const said = proseOf(faq).filter((prose) => /calendar file/i.test(prose))
  expect(said.some((prose) => /share link.*every tier, the free one included/i.test(prose))).toBe(
    true,
  )
})

test('HOME-12 slugs and titles are unique within a kind', () => {
  const slugs = texts.map(({ text }) => `${text.kind} ${text.slug}`)
  const titles = texts.map(({ text }) => text.title)
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('HOME-12 a description fits a search result', () => {
  const long = files.filter((file) => /"description":"[^"]{156,}/.test(JSON.stringify(read(file))))
  expect(long).toEqual([])
})

test('HOME-12 an article has 500 to 900 words and says how long they take', () => {
  const articles = texts.flatMap(({ file, text }) =>
    text.kind === 'article' ? [{ file, text }] : [],
  )
  const errors = articles.flatMap(({ file, text }) => {
    const words = wordsOf(proseOf(text.sections).join(' ')).length
    const minutes = Math.ceil(words / 200)
    return words >= 500 && words <= 900 && minutes === text.minutes
      ? []
      : [`${file}: ${words} words, ${minutes} minutes`]
  })
  expect(errors).toEqual([])
})

/** Guides answer the same practical questions: short answers of theirs may sound alike. */
const runLength = (one: string, two: string): number =>
  one.startsWith('guides/') && two.startsWith('guides/') ? 14 : 6

test('HOME-12 no two texts share six words in a row, no two guides fourteen', () => {
  const all = texts.map(({ file, text }) => ({ file, prose: proseOf(text) }))
  // Entry rules, plugs and money are facts of a region, the same in each of its guides.
  const guides = texts
    .filter(({ text }) => text.kind === 'guide')
    .map(({ file, text }) => ({
      file,
      prose: proseOf({ ...text, forCanadians: '', practical: [], money: '' }),
    }))
  const short = sharedRuns(all, 6).filter((found) => {
    const [one = '', two = ''] = found.split(/ and |: "/)
    return runLength(one, two) === 6
  })
  expect(short).toEqual([])
  expect(sharedRuns(guides, 14)).toEqual([])
})

test('HOME-12 six shared words are found, whatever stands between them', () => {
  const pair = (one: string, two: string) =>
    sharedRuns(
      [
        { file: 'one', prose: [one] },
        { file: 'two', prose: [two] },
      ],
      6,
    )
  expect(pair('Go by train, early on Monday.', 'We go by train early on Monday')).toHaveLength(1)
  expect(pair('Go by train, early on Monday.', 'Go by train early on Tuesday')).toEqual([])
})

test('HOME-12 no text raises its voice', () => {
  expect(files.filter((file) => readable(read(file)).includes('!'))).toEqual([])
})

test('HOME-10 no text spells out a telephone number', () => {
  expect(texts.filter(({ text }) => hasPhone(readable(text))).map(({ file }) => file)).toEqual([])
})

test.each(['416 555 0100', '(416) 555-0100', '+44 20', '416.555.0100', '4165550100', '555-0100'])(
  'HOME-10 %s would be taken for a telephone number',
  (number) => {
    expect(hasPhone(`Call ${number} today`)).toBe(true)
  },
)

test.each(['{{fax}}', '{{ phone }}', '{{phone}', '{phone}'])('HOME-10 %s is refused', (mark) => {
  const faq = texts.map(({ text }) => text).find((text) => text.kind === 'faq')
  expect(textSchema.safeParse({ ...faq, title: `Call ${mark} today` }).success).toBe(false)
})
