import { z } from 'zod'

/**
 * The shapes of the editorial texts under `texts/`: one JSON file a text, named by its slug.
 * `articles/` and `guides/` hold one kind each, `pages/` single pages, `faq.json` the questions.
 * Business facts stand as marks such as `{{phone}}`, which the server fills in at start.
 */

/** The facts that a text may ask for; each is one of the site's facts. */
const textMarks = [
  'name',
  'registration',
  'certificate',
  'counsellor',
  'phone',
  'email',
  'hours',
  // Part of a sentence about the tiers, empty where nothing is booked.
  'bookingHere',
  // A sentence of its own, empty where no sample is shown.
  'sampleNote',
] as const

const known: readonly string[] = textMarks

const onlyKnownMarks = (text: string): boolean =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)].every(([, name]) => known.includes(name ?? '')) &&
  !/[{}]/.test(text.replaceAll(/\{\{[^{}]*\}\}/g, ''))

/** Prose of one line, without markup. */
const prose = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^\S(.*\S)?$/, 'one line without blanks at its ends')
    .regex(/^[^!]*$/, 'no exclamation marks')
    .refine(onlyKnownMarks, `only the marks ${textMarks.join(', ')}`)

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')
  .max(60)
const title = prose(5, 70)
const description = prose(50, 155)
const asOf = z.iso.date()
const paragraph = prose(20, 1200)

const sourceSchema = z.strictObject({ label: prose(3, 100), url: z.url({ protocol: /^https$/ }) })

/** A way on inside the site. */
const linkSchema = z.strictObject({
  label: prose(3, 60),
  href: z.string().regex(/^\/[a-z0-9/-]*(\?[\w=&-]+)?$/, 'a path of this site'),
})

const tableSchema = z
  .strictObject({
    head: z.array(prose(1, 60)).min(2).max(6),
    rows: z
      .array(z.array(prose(1, 160)))
      .min(2)
      .max(14),
  })
  .refine(
    ({ head, rows }) => rows.every((row) => row.length === head.length),
    'every row has as many cells as the head',
  )

/** A heading and, in this order, its paragraphs, list, table and links. */
const sectionSchema = z.strictObject({
  heading: prose(3, 80),
  paragraphs: z.array(paragraph).min(1).max(8),
  list: z.array(prose(3, 400)).min(2).max(12).optional(),
  table: tableSchema.optional(),
  links: z.array(linkSchema).min(1).max(4).optional(),
})

export const articleSchema = z.strictObject({
  slug,
  kind: z.literal('article'),
  title,
  description,
  published: asOf,
  /** Reading time at about 200 words a minute. */
  minutes: z.int().min(1).max(15),
  /** Slug of the atlas's destination that the article is about. */
  destination: slug.optional(),
  sections: z.array(sectionSchema).min(3).max(10),
  sources: z.array(sourceSchema).min(1).max(8).optional(),
})

const monthSchema = z.strictObject({
  /** 1 is January. */
  month: z.int().min(1).max(12),
  verdict: z.enum(['good', 'fair', 'poor']),
  note: prose(5, 160),
})

export const guideSchema = z.strictObject({
  /** The slug of the atlas's destination. */
  slug,
  kind: z.literal('guide'),
  title,
  description,
  asOf,
  lead: paragraph,
  whenToGo: z.strictObject({
    text: paragraph,
    months: z
      .array(monthSchema)
      .length(12)
      .refine(
        (months) => months.every(({ month }, index) => month === index + 1),
        'January to December, in order',
      ),
  }),
  /** Slugs of the atlas's sights, in the order in which to see them. */
  see: z
    .array(slug)
    .length(8)
    .refine((sights) => new Set(sights).size === sights.length, 'each sight once'),
  /** Names as the atlas spells them. */
  districts: z
    .array(z.strictObject({ name: prose(2, 40), text: paragraph }))
    .min(5)
    .max(8),
  money: paragraph,
  /** From Canada: nonstop cities, then from the airport to town with times and prices. */
  gettingThere: paragraph,
  gettingAround: paragraph,
  food: paragraph,
  sampleDays: z
    .array(
      z.strictObject({
        title,
        morning: paragraph,
        afternoon: paragraph,
        evening: paragraph,
      }),
    )
    .length(3),
  practical: z
    .array(z.strictObject({ label: prose(3, 40), text: paragraph }))
    .min(4)
    .max(6),
  forCanadians: paragraph,
})

const pageSchema = z.strictObject({
  slug,
  kind: z.literal('page'),
  title,
  description,
  sections: z.array(sectionSchema).min(3).max(12),
})

export const faqSchema = z.strictObject({
  slug: z.literal('faq'),
  kind: z.literal('faq'),
  title,
  description,
  /** `slug` is the anchor of the question. */
  questions: z
    .array(
      z.strictObject({
        slug,
        question: prose(10, 120).regex(/\?$/, 'a question'),
        answer: z.array(paragraph).min(1).max(4),
        links: z.array(linkSchema).min(1).max(3).optional(),
      }),
    )
    .length(12),
})

export const textSchema = z.discriminatedUnion('kind', [
  articleSchema,
  guideSchema,
  pageSchema,
  faqSchema,
])

type Text = z.infer<typeof textSchema>
export type Article = Extract<Text, { kind: 'article' }>
export type Guide = Extract<Text, { kind: 'guide' }>
export type TextPage = Extract<Text, { kind: 'page' }>
export type Faq = Extract<Text, { kind: 'faq' }>
export type TextSection = z.infer<typeof sectionSchema>
