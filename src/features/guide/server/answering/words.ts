import { weekdayWords } from '#platform/shared/weekday.ts'
import { type LocalDate, monthNames } from '#platform/shared/local-date.ts'
import type { Town } from '../../domain/guide-rows.ts'
import french from '../../texts/sentences.json' with { type: 'json' }

export type Language = 'en' | 'fr'

const locale = { en: 'en-CA', fr: 'fr-CA' } as const

const sentences = new Map<string, string>(Object.entries(french))

/** Says a sentence in the language of the conversation; one of the sentences' file, or one with values in it. */
export interface Say {
  (en: keyof typeof french): string
  (en: string, fr: string): string
}

export const sayIn =
  (language: Language): Say =>
  (en: string, fr?: string) =>
    language === 'fr' ? (fr ?? sentences.get(en) ?? en) : en

/** A text in the language of the talk, where there is one. */
export const inTheir = (language: Language, text: string, french: string | undefined) => ({
  text: language === 'fr' ? (french ?? text) : text,
  isForeign: language === 'fr' && french === undefined,
})

/** Says before English texts in a French talk that they are. */
export const calledEnglish = (
  { say }: { readonly say: Say },
  texts: readonly { readonly isForeign: boolean }[],
): string =>
  texts.some(({ isForeign }) => isForeign)
    ? say('', 'Ces notes n’existent qu’en anglais pour l’instant :')
    : ''

/** '$1,234', '1 234 $' */
export function dollars(language: Language, amount: number): string {
  const figure = new Intl.NumberFormat(locale[language], {
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
  return language === 'fr' ? `${figure} $` : `$${figure}`
}

/** ', $100 less than now', behind a price; empty without an old one. */
export function besideNow({ say }: { readonly say: Say }, cost: number, old: number): string {
  const by = Math.round((cost - old) * 100) / 100
  if (old === 0) return ''
  if (by === 0) return say(', as much as now', ', autant que maintenant')
  const [en, fr] = [dollars('en', Math.abs(by)), dollars('fr', Math.abs(by))]
  return by < 0
    ? say(`, ${en} less than now`, `, ${fr} de moins que maintenant`)
    : say(`, ${en} more than now`, `, ${fr} de plus que maintenant`)
}

export const number = (language: Language, amount: number, digits = 2): string =>
  new Intl.NumberFormat(locale[language], {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  }).format(amount)

const at = (date: LocalDate) => new Date(`${date}T12:00:00Z`)

/** '14 May 2027', '14 mai 2027' */
export const day = (language: Language, date: LocalDate): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-CA' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at(date))

const months = {
  en: monthNames,
  fr: 'janvier,février,mars,avril,mai,juin,juillet,août,septembre,octobre,novembre,décembre'.split(
    ',',
  ),
} as const
const days = {
  en: weekdayWords,
  fr: {
    mon: 'lundi',
    tue: 'mardi',
    wed: 'mercredi',
    thu: 'jeudi',
    fri: 'vendredi',
    sat: 'samedi',
    sun: 'dimanche',
  },
} as const

export const monthName = (language: Language, month: number): string =>
  months[language][month - 1] ?? ''
export const weekdayText = (
  language: Language,
  weekday: keyof typeof days.en,
  plural = false,
): string => `${days[language][weekday]}${plural && language === 'en' ? 's' : ''}`
export const townName = (language: Language, town: Town): string =>
  language === 'fr' ? town.nameFr : town.name

/** 'a, b and c' */
export function listed(language: Language, items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  return `${items.slice(0, -1).join(', ')} ${language === 'fr' ? 'et' : 'and'} ${last}`
}
