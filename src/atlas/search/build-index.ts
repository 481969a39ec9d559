import KDBush from 'kdbush'
import { spellingOf } from '../fold-text.ts'
import { placeKinds } from '../gazetteer/place.ts'
import type { Column } from '../pack.ts'
import { beginMark, noRegion, type PlaceEntry, rankUnit, trigramBytes } from './place-entry.ts'

interface FoldedSpelling {
  readonly place: number
  readonly penalty: number
  /** UTF-8 as one character a byte, so that strings compare as bytes do. */
  readonly bytes: string
}

/** Towns smaller than this are found by their whole name, not by its later words. */
const wordsFrom = 15_000
const shortestWord = 3

const encoder = new TextEncoder()
const asBytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

function foldAll(places: readonly PlaceEntry[]): FoldedSpelling[] {
  const spellings: FoldedSpelling[] = []
  for (const [place, entry] of places.entries()) {
    const seen = new Set<string>()
    for (const { text, penalty } of entry.spellings) {
      const folded = spellingOf(text)
      if (!folded || seen.has(folded)) continue
      seen.add(folded)
      spellings.push({ place, penalty, bytes: asBytes(folded) })
    }
  }
  return spellings
}

/** Every place in a spelling where a search may begin: its start and its later words. */
function sortedEntries(places: readonly PlaceEntry[], spellings: readonly FoldedSpelling[]) {
  const entries: { text: string; spelling: number; skip: number }[] = []
  for (const [spelling, { bytes, place }] of spellings.entries()) {
    entries.push({ text: bytes, spelling, skip: 0 })
    const entry = places[place]
    if (!entry || (entry.kind === 'city' && entry.population < wordsFrom)) continue
    for (let at = bytes.indexOf(' '); at >= 0; at = bytes.indexOf(' ', at + 1))
      if (bytes.length - at - 1 >= shortestWord)
        entries.push({ text: bytes.slice(at + 1), spelling, skip: at + 1 })
  }
  return entries.toSorted((a, b) => {
    if (a.text === b.text) return a.spelling - b.spelling
    return a.text < b.text ? -1 : 1
  })
}

function* trigramsOf(bytes: string): Generator<number> {
  const text = `${String.fromCharCode(beginMark)}${bytes.slice(0, trigramBytes)}`
  for (let at = 0; at + 3 <= text.length; at++)
    yield (text.charCodeAt(at) << 16) | (text.charCodeAt(at + 1) << 8) | text.charCodeAt(at + 2)
}

function trigramColumns(spellings: readonly FoldedSpelling[]): Record<string, Column> {
  const postings = new Map<number, number[]>()
  for (const [spelling, { bytes }] of spellings.entries())
    for (const trigram of new Set(trigramsOf(bytes))) {
      const list = postings.get(trigram)
      if (list) list.push(spelling)
      else postings.set(trigram, [spelling])
    }
  const keys = Uint32Array.from([...postings.keys()].toSorted((a, b) => a - b))
  const starts = new Uint32Array(keys.length + 1)
  for (const [at, key] of keys.entries())
    starts[at + 1] = (starts[at] ?? 0) + (postings.get(key)?.length ?? 0)
  const all = new Uint32Array(starts[keys.length] ?? 0)
  for (const [at, key] of keys.entries()) all.set(postings.get(key) ?? [], starts[at] ?? 0)
  return { trigramKeys: keys, trigramStarts: starts, trigramSpellings: all }
}

function joinTexts(texts: readonly Uint8Array[]): { bytes: Uint8Array; starts: Uint32Array } {
  const starts = new Uint32Array(texts.length + 1)
  for (const [at, text] of texts.entries()) starts[at + 1] = (starts[at] ?? 0) + text.length
  const bytes = new Uint8Array(starts[texts.length] ?? 0)
  for (const [at, text] of texts.entries()) bytes.set(text, starts[at])
  return { bytes, starts }
}

const inUnits = (value: number): number => Math.max(0, Math.min(255, Math.round(value * rankUnit)))

interface Tables {
  readonly countries: ReadonlyMap<string, number>
  readonly regions: ReadonlyMap<string, number>
}

function placeColumns(places: readonly PlaceEntry[], tables: Tables): Record<string, Column> {
  const names = joinTexts(places.map(({ name }) => encoder.encode(name)))
  const column = <C extends Column>(array: C, valueOf: (place: PlaceEntry) => number): C => {
    for (const [at, place] of places.entries()) array[at] = valueOf(place)
    return array
  }
  const size = places.length
  return {
    names: names.bytes,
    nameStarts: names.starts,
    kinds: column(new Uint8Array(size), ({ kind }) => placeKinds.indexOf(kind)),
    ranks: column(new Uint8Array(size), ({ rank }) => inUnits(rank)),
    lats: column(new Int32Array(size), ({ lat }) => Math.round(lat * 1e5)),
    lngs: column(new Int32Array(size), ({ lng }) => Math.round(lng * 1e5)),
    populations: column(new Uint32Array(size), ({ population }) => population),
    geonameIds: column(new Uint32Array(size), ({ geonameId }) => geonameId),
    placeCountries: column(
      new Uint16Array(size),
      ({ countryCode }) => tables.countries.get(countryCode) ?? 0xffff,
    ),
    placeRegions: column(
      new Uint16Array(size),
      ({ regionKey }) => tables.regions.get(regionKey ?? '') ?? noRegion,
    ),
  }
}

/** The nearest-city tree; only cities are in it, in the order of their place numbers. */
function nearColumns(places: readonly PlaceEntry[]): Record<string, Column> {
  const cities = [...places.entries()].filter(([, place]) => place.kind === 'city')
  const tree = new KDBush(cities.length)
  for (const [, { lat, lng }] of cities) tree.add(lng, lat)
  tree.finish()
  return {
    nearTree: new Uint8Array(tree.data),
    nearPlaces: Uint32Array.from(cities.map(([place]) => place)),
  }
}

/** The columns of the place index. Places keep their order: their number is their position. */
export function buildIndex(
  places: readonly PlaceEntry[],
  tables: Tables,
): Readonly<Record<string, Column>> {
  const spellings = foldAll(places)
  const entries = sortedEntries(places, spellings)
  const texts = joinTexts(spellings.map(({ bytes }) => Buffer.from(bytes, 'latin1')))
  return {
    ...placeColumns(places, tables),
    texts: texts.bytes,
    textStarts: texts.starts,
    spellingPlaces: Uint32Array.from(spellings, ({ place }) => place),
    spellingPenalties: Uint8Array.from(spellings, ({ penalty }) => inUnits(penalty)),
    entrySpellings: Uint32Array.from(entries, ({ spelling }) => spelling),
    entrySkips: Uint8Array.from(entries, ({ skip }) => Math.min(255, skip)),
    ...trigramColumns(spellings),
    ...nearColumns(places),
  }
}
