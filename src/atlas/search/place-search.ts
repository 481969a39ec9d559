import { foldText, spellingOf } from '../fold-text.ts'
import type { Place, PlaceKind } from '../gazetteer/place.ts'
import { createPlaceTable, type PlaceTable } from '../gazetteer/place-table.ts'
import type { Unpacked } from '../pack.ts'
import { type BestMatches, createBestMatches, type Match } from './best-matches.ts'
import { findByPrefix } from './find-by-prefix.ts'
import { createTrigramSearch } from './find-by-trigrams.ts'
import type { IndexTexts } from './place-entry.ts'
import { findExact } from './find-exact.ts'
import { createQualifiers } from './qualifiers.ts'
import { createSpellingTable } from './spelling-table.ts'
import { createTownQualifiers } from './town-qualifiers.ts'

export interface FoundPlace extends Place {
  /** Above 0; comparable within one search only. */
  readonly score: number
}

export interface FindOptions {
  readonly limit: number
  /** All kinds when absent. */
  readonly kinds?: readonly PlaceKind[]
}

export interface PlaceSearch {
  /**
   * Places that match what was typed so far, best first. Ignores accents and case, tolerates one or two
   * typos; understands 'Paris, Texas', 'paris texas' and 'Hyde Park London'.
   */
  find(text: string, options: FindOptions): readonly FoundPlace[]
  /** Those that are called just so, best known first. */
  named(text: string, kind: PlaceKind): readonly Place[]
  get(id: string): Place | undefined
}

/** From this score on a match is not a typo. */
const strong = 7
/** Words of a name of something so well known are no slip of the pen for another one. */
const known = 4.5
/** What follows a comma, or the last words, only says where a place lies. */
const qualifierWordsAtMost = 3
/** Longer queries are cut to this length. */
const longestQuery = 80
/** Below this a match is a guess that would only be in the way. */
const weakest = 1

const encoder = new TextEncoder()

/** 'paris texas' may be 'paris' in 'texas', 'london soho' 'soho' in 'london': every way to split. */
function* splits(text: string): Generator<readonly [head: string, qualifier: string]> {
  const comma = text.indexOf(',')
  if (comma > 0) {
    const parts = text.split(',')
    for (const part of parts.slice(1)) yield [parts[0] ?? '', part]
    return
  }
  const words = text.trim().split(/\s+/)
  const most = Math.min(qualifierWordsAtMost, words.length - 1)
  for (let count = 1; count <= most; count++)
    yield [words.slice(0, -count).join(' '), words.slice(-count).join(' ')]
  for (let count = 1; count <= most; count++)
    yield [words.slice(count).join(' '), words.slice(0, count).join(' ')]
}

/** Two letters swapped in a short word leave no trigram whole: each pair is swapped back and tried. */
const swapsUpTo = 8
const perSwap = 1.7

function* swapped(typed: string): Generator<string> {
  if (typed.length < 4 || typed.length > swapsUpTo) return
  for (let at = 0; at + 1 < typed.length; at++) {
    const [a = '', b = ''] = [typed.charAt(at), typed.charAt(at + 1)]
    if (a !== b) yield `${typed.slice(0, at)}${b}${a}${typed.slice(at + 2)}`
  }
}

const lowered = (best: BestMatches, by: number): BestMatches => ({
  add: (place, score) => best.add(place, score - by),
  floor: () => best.floor() + by,
  list: best.list,
})

type Accepts = (place: number) => boolean

interface Found {
  readonly list: readonly Match[]
  /** True if the words are those of a well-known name, so not a typo. */
  readonly sure: boolean
}

interface Finder {
  /** The two ways to find: by how a name begins and, if that gives nothing sure, by trigrams. */
  find(text: string, options: FindOptions, inside: Accepts | undefined): Found
  /** Exact matches of the name. */
  exact(text: string, accepts: Accepts): readonly number[]
}

function createFinder(file: Unpacked<IndexTexts>, places: PlaceTable): Finder {
  const spellings = createSpellingTable(file)
  const search = { spellings, ranks: places.ranks }
  const findByTrigrams = createTrigramSearch(file, search)
  return {
    find: (text, { limit, kinds }, inside) => {
      const typed = spellingOf(text)
      if (!typed) return { list: [], sure: false }
      const accepts = (place: number): boolean =>
        (!kinds || kinds.includes(places.kindOf(place))) && (!inside || inside(place))
      const best = createBestMatches(limit)
      const words = findByPrefix(search, encoder.encode(typed), accepts, best)
      if ((best.list()[0]?.score ?? 0) >= strong || words >= known)
        return { list: best.list(), sure: true }
      findByTrigrams(typed, accepts, best)
      for (const variant of swapped(typed))
        findByPrefix(search, encoder.encode(variant), accepts, lowered(best, perSwap))
      return { list: best.list(), sure: false }
    },
    exact: (text, accepts) => {
      const typed = spellingOf(text)
      return typed ? findExact(search, encoder.encode(typed), accepts) : []
    },
  }
}

export function createPlaceSearch(
  file: Unpacked<IndexTexts>,
  places: PlaceTable = createPlaceTable(file),
): PlaceSearch {
  const finder = createFinder(file, places)
  const qualifiers = createQualifiers(file.texts)
  const around = createTownQualifiers(finder.exact, places)

  /** What 'in France', 'in Texas' or 'in Lisbon' leaves of all places. */
  const insideOf = (qualifier: string): Accepts | undefined => {
    const [land, town] = [qualifiers(qualifier), around(qualifier)]
    if (!land && !town) return undefined
    return (place) =>
      (land?.(places.countryOf(place), places.regionOf(place)) ?? false) || (town?.(place) ?? false)
  }

  function bestMatches(text: string, options: FindOptions): readonly Match[] {
    const { list: whole, sure } = finder.find(text, options, undefined)
    const comma = text.includes(',')
    // Without a comma the words are one name if there is such a name: 'New York', 'San José'.
    if (!comma && (whole[0]?.score ?? 0) >= strong) return whole
    let elsewhere = false
    for (const [head, qualifier] of splits(text)) {
      const inside = insideOf(qualifier)
      if (!inside) continue
      const found = finder.find(head, options, inside).list
      if ((found[0]?.score ?? 0) >= Math.max(weakest, whole[0]?.score ?? 0) || (comma && found[0]))
        return found
      // Words that name a town are no slip of the pen for those of a name far away from it.
      elsewhere ||= !sure && whole[0] !== undefined && !inside(whole[0].place)
    }
    if (whole[0] && (!comma || whole[0].score >= strong)) return elsewhere ? [] : whole
    const [head = ''] = text.split(',')
    return comma && foldText(head) ? finder.find(head, options, undefined).list : whole
  }
  return {
    find: (text, options) =>
      bestMatches(text.slice(0, longestQuery), options)
        .filter(({ score }) => score >= weakest)
        .map(({ place, score }) => ({ ...places.get(place), score })),
    named: (text, kind) =>
      finder
        .exact(text, (place) => places.kindOf(place) === kind)
        .map((place) => places.get(place)),
    get: (id) => {
      const place = places.numberOf(id)
      return place === undefined ? undefined : places.get(place)
    },
  }
}
