import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DestinationRows } from '../destination-rows.ts'
import { coarsePoints, pointsOf } from './coarse-points.ts'
import { compileAtlas } from './compile-atlas.ts'
import { comparisons, readSecondLists } from './second-lists.ts'
import { type ListCounts, listCounts, unsettled } from './settled-lists.ts'
import { sharedPhrases, textsOf } from './shared-phrases.ts'
import { thinSpots } from './thin-spots.ts'
import { brokenVerdicts, withoutVerdict } from './visa-verdicts.ts'

/** Run by `npm run atlas -- report`: what the hand-written tables hold, and where they are thin. */

/** What a destination should have; the build asks for less. */
const wanted = {
  districts: 10,
  sights: 40,
  hotels: 20,
  restaurants: 30,
  activities: 12,
  properties: 15,
}
const shownAtMost = 40

const countsOf = (rows: DestinationRows): Readonly<Record<keyof typeof wanted, number>> => ({
  districts: rows.destination.districts.length,
  sights: rows.sights.length,
  hotels: rows.hotels.length,
  restaurants: rows.restaurants.length,
  activities: rows.activities.length,
  properties: rows.properties.length,
})

/** One line for each destination; counts below the aim are marked. */
function countLines(destinations: readonly DestinationRows[]): readonly string[] {
  const names = Object.keys(wanted) as (keyof typeof wanted)[]
  const head = ['destination'.padEnd(14), 'as of'.padEnd(10), ...names.map((n) => n.padStart(12))]
  const lines = destinations.map((rows) => {
    const counts = countsOf(rows)
    const cells = names.map((name) =>
      `${counts[name]}${counts[name] < wanted[name] ? ' thin' : ''}`.padStart(12),
    )
    return [rows.destination.slug.padEnd(14), rows.destination.asOf, ...cells].join('  ')
  })
  return [head.join('  '), ...lines]
}

function section(title: string, lines: readonly string[]): readonly string[] {
  const shown = lines.slice(0, shownAtMost).map((line) => `  ${line}`)
  const rest = lines.length > shownAtMost ? [`  … and ${lines.length - shownAtMost} more`] : []
  return ['', `${title}: ${lines.length === 0 ? 'none' : lines.length}`, ...shown, ...rest]
}

const listColumns = ['asked', 'agreed', 'settled', 'dropped', 'undecided'] as const

/** One line a question of the lists written blind. */
const countLinesOf = (counts: readonly ListCounts[]): readonly string[] => [
  ['question'.padEnd(14), ...listColumns.map((name) => name.padStart(10))].join(''),
  ...counts.map((row) =>
    [row.question.padEnd(14), ...listColumns.map((name) => `${row[name]}`.padStart(10))].join(''),
  ),
]

const source = fileURLToPath(new URL('..', import.meta.url))
const atlas = await compileAtlas(source)
const { rows, errors, sources } = atlas
const verdicts = await readFile(join(source, 'visas/verdicts.md'), 'utf8')
const lists = await readSecondLists(join(source, 'second-lists'))
const compared = comparisons(lists, rows, atlas.facts.nonstops)
/** A file of from,to,status,days to hold our visa rules against. */
const [matrix] = process.argv.slice(2)
const lines = [
  ...countLines(rows),
  '',
  'Sources',
  ...sources.map(
    ({ what, kind, asOf, rows: count, credit }) =>
      `  ${String(count).padStart(7)}  ${kind.padEnd(17)}  ${asOf.padEnd(14)}  ${what} (${credit})`,
  ),
  ...section('Errors that stop the build', errors),
  ...section('Thin', thinSpots(atlas)),
  '',
  'Second lists, written blind',
  ...countLinesOf(listCounts(compared, lists.verdicts)).map((line) => `  ${line}`),
  ...section('Second lists: undecided, or not as decided', [
    ...lists.errors,
    ...unsettled(compared, lists.verdicts),
  ]),
  ...section('Visa verdicts that our rules no longer keep', brokenVerdicts(verdicts)),
  ...(matrix
    ? section(
        `Disagreements with ${basename(matrix)} that have no verdict`,
        withoutVerdict(await readFile(matrix, 'utf8'), verdicts),
      )
    : []),
  ...section('Coordinates with few digits', coarsePoints(pointsOf(atlas))),
  ...section(
    'Phrases of five words in more than one row',
    sharedPhrases(textsOf(atlas)).map(
      ({ phrase, rows: where }) => `"${phrase}": ${where.join(', ')}`,
    ),
  ),
]
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = errors.length > 0 ? 1 : 0
