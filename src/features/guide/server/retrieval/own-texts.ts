import { wordTable } from '#platform/shared/word-table.ts'
import { editorialTexts } from '#features/content/server/index.ts'
import { helpArticles } from '#features/support/domain/search-articles.ts'
import known from '../../texts/known.json' with { type: 'json' }
import notes from '../../texts/notes.json' with { type: 'json' }
import french from '../../texts/own-texts-fr.json' with { type: 'json' }
import { landTexts } from './land-texts.ts'
import { townNotesSource } from './town-notes.ts'
import { createTextIndex, type OwnText, type TextIndex } from './text-index.ts'

const marks = /\{\{/
/** A sentence that stands in a help text on some servers only. */
const sometimes = /\{\{\w+\}\}/g
const knownAsOf = '2026-11-22'

type Guide = (typeof editorialTexts)['guides'][number]

/** Words that people ask for a part of a city guide by, in both languages. */
const asked = wordTable({
  intro: 'about overview like reputation',
  when: 'when season month best time crowds meilleur moment saison',
  districts: 'where to stay area neighbourhood neighborhood district base quartier loger sleep',
  money: 'prices cost budget expensive cheap taxes tourist tax espresso meal prix cher cout',
  arrive:
    'airport transfer train bus taxi shuttle centre downtown get from aeroport navette arriver late night',
  around:
    'get around metro subway bus tram pass ticket car parking walk walkable transport transit se deplacer',
  food: 'food eat dish dishes restaurant vegetarian breakfast dinner specialities manger cuisine plat',
  safety:
    'safe safety crime pickpocket pickpockets robbed theft scam dangerous night alone securite danger vol',
  practical: '',
  canadians: 'canadians canadian passport visa health card consulate canadiens',
})

function guideTexts({
  slug,
  title,
  asOf,
  lead,
  whenToGo,
  districts,
  money,
  gettingThere,
  gettingAround,
  food,
  practical,
  forCanadians,
}: Guide): OwnText[] {
  const source = {
    name: title,
    date: asOf,
    kind: 'own text' as const,
    url: `/destinations/${slug}`,
  }
  const one = (kind: string, text: string, heading = kind): OwnText => ({
    id: `guide/${slug}/${kind}/${heading}`,
    kind,
    places: [slug],
    title: heading,
    text,
    words: asked.get(kind) ?? '',
    source,
  })
  return [
    one('intro', lead),
    one('when', whenToGo.text),
    ...districts.map(({ name, text }) => one('districts', `**${name}:** ${text}`, name)),
    one('money', money),
    one('arrive', gettingThere),
    one('around', gettingAround),
    one('food', food),
    ...practical.map(({ label, text }) =>
      one(
        /safety|pickpocket|street scenes|law|scam/i.test(label) ? 'safety' : 'practical',
        text,
        label,
      ),
    ),
    one('canadians', forCanadians),
  ]
}

const articleTexts = (): OwnText[] =>
  editorialTexts.articles.flatMap(({ slug, title, published, destination, sections }) =>
    sections.flatMap(({ heading, paragraphs }): OwnText[] => {
      const text = paragraphs.join(' ')
      const source = {
        name: title,
        date: published,
        kind: 'own text' as const,
        url: `/blog/${slug}`,
      }
      return marks.test(text)
        ? []
        : [
            {
              id: `article/${slug}/${heading}`,
              kind: 'article',
              places: destination ? [destination] : [],
              title: `${title}: ${heading}`,
              text,
              words: '',
              source,
            },
          ]
    }),
  )

const faqTexts = (): OwnText[] =>
  editorialTexts.faq.questions.flatMap(({ slug, question, answer }): OwnText[] => {
    const text = answer.join(' ')
    const source = {
      name: 'Questions travellers ask us',
      date: knownAsOf,
      kind: 'own text' as const,
      url: '/faq',
    }
    return marks.test(text)
      ? []
      : [{ id: `faq/${slug}`, kind: 'about', places: [], title: question, text, words: '', source }]
  })

const helpTexts = (): OwnText[] =>
  helpArticles.map(({ slug, title, paragraphs, alsoCalled }) => ({
    id: `help/${slug}`,
    kind: 'about',
    places: [],
    title,
    text: paragraphs.join(' ').replace(sometimes, ''),
    words: alsoCalled.join(' '),
    source: { name: `Help: ${title}`, date: knownAsOf, kind: 'own text' as const, url: '/help' },
  }))

interface Known {
  readonly id: string
  readonly kind: string
  readonly words: string
  readonly where: readonly string[]
  readonly title?: string
  readonly part?: string
  readonly en: string
  readonly fr: string
}

const parts = wordTable({
  airport: 'arrive',
  stepFree: 'access',
  children: 'kids',
})

const knownTexts = (): OwnText[] =>
  [...(known as readonly Known[]), ...(notes as readonly Known[])].map(
    ({ id, kind, words, where, title = '', part = '', en, fr }) => ({
      id,
      kind:
        kind === 'transit'
          ? (parts.get(part) ?? kind)
          : kind === 'terrain'
            ? 'access'
            : kind === 'rule'
              ? part
              : kind,
      places: where,
      title,
      text: en,
      textFr: fr,
      words,
      source: {
        name: kind === 'about' ? 'Wayleaf' : 'Wayleaf’s notes',
        date: knownAsOf,
        kind: kind === 'about' ? ('own text' as const) : ('general knowledge' as const),
      },
    }),
  )

interface Terrain {
  readonly where: readonly string[]
  readonly strain?: number
}
const usualStrain = 1

/** How hard the ground of a town is to walk, from 0, level, to 3. */
export const strainOf = (slug: string): number =>
  (known as readonly Terrain[]).find(
    ({ where, strain }) => strain !== undefined && where.includes(slug),
  )?.strain ?? usualStrain

const inFrench = wordTable(french)

let opened: TextIndex | undefined

/** All that we have written ourselves, made ready once. */
export function ownTexts(): TextIndex {
  opened ??= createTextIndex(
    [
      ...editorialTexts.guides.flatMap(guideTexts),
      ...articleTexts(),
      ...faqTexts(),
      ...helpTexts(),
      ...knownTexts(),
      ...landTexts(townNotesSource),
    ]
      .filter(
        ({ text }, at, all) =>
          text.length > 0 && all.findIndex(({ id }) => id === all[at]?.id) === at,
      )
      .map((one) => ({ textFr: inFrench.get(one.id), ...one })),
  )
  return opened
}
