import { foldText } from '../fold-text.ts'
import type { IndexTexts } from './place-entry.ts'

/** Says whether a place lies in what a qualifier names: 'France', 'Texas', 'ON'. */
export type Inside = (country: number, region: number) => boolean

/** Understands what people write behind a name to say which one they mean. */
export type Qualifiers = (text: string) => Inside | undefined

/** Names of countries that people use and that no list of official names has. */
const everyday: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  'etats unis': 'US',
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  'royaume uni': 'GB',
  uae: 'AE',
  emirates: 'AE',
  holland: 'NL',
  'south korea': 'KR',
  korea: 'KR',
  'north korea': 'KP',
  russia: 'RU',
  czechia: 'CZ',
  turkiye: 'TR',
  burma: 'MM',
  'ivory coast': 'CI',
}

export function createQualifiers({ countries, regions }: IndexTexts): Qualifiers {
  const meant = new Map<string, { countries: Set<number>; regions: Set<number> }>()
  const entryOf = (text: string) => {
    const key = foldText(text)
    const entry = meant.get(key) ?? { countries: new Set<number>(), regions: new Set<number>() }
    meant.set(key, entry)
    return entry
  }
  const numbers = new Map<string, number>()
  for (const [number, [code, name, nameFr]] of countries.entries()) {
    numbers.set(code, number)
    for (const text of [code, name, nameFr]) entryOf(text).countries.add(number)
  }
  for (const [text, code] of Object.entries(everyday)) {
    const number = numbers.get(code)
    if (number !== undefined) entryOf(text).countries.add(number)
  }
  for (const [number, [, name, short]] of regions.entries())
    for (const text of [name, short]) if (text) entryOf(text).regions.add(number)
  return (text) => {
    const found = meant.get(foldText(text))
    return found
      ? (country, region) => found.countries.has(country) || found.regions.has(region)
      : undefined
  }
}
