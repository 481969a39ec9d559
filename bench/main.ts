// `npm run bench -- [parts] [--rounds N] [--markdown FILE]`: measures the built app in dist/.
import { writeFileSync } from 'node:fs'
import { api } from './api.ts'
import { atlas } from './atlas.ts'
import { board } from './board.ts'
import { readChoices, type Wanted } from './choices.ts'
import { cleanUp } from './clean-up.ts'
import { crash } from './crash.ts'
import { flights } from './flights.ts'
import { guide } from './guide.ts'
import { lighthouse } from './lighthouse.ts'
import { loadText, machineText } from './machine.ts'
import { maps } from './maps.ts'
import { page } from './page.ts'
import type { Choices, Part } from './part.ts'
import { pdf } from './pdf.ts'
import { type PartReport, reportText } from './report.ts'
import { search } from './search.ts'
import { start } from './start.ts'
import { staticPages } from './static.ts'
import { clicks } from './clicks.ts'
import { weight } from './weight.ts'

const parts: Readonly<Record<string, Part>> = {
  start,
  atlas,
  crash,
  api,
  flights,
  search,
  static: staticPages,
  clicks,
  guide,
  pdf,
  weight,
  lighthouse,
  page,
  board,
  maps,
}

let interrupted = false
for (const [name, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(name, () => {
    interrupted = true
    void cleanUp().then(() => process.exit(code))
  })

async function runPart({ title, measure }: Part, choices: Choices): Promise<PartReport> {
  const load = loadText()
  try {
    return { title, load, ...(await measure(choices)) }
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return { title, load, fault, figures: [], notes: [] }
  } finally {
    await cleanUp()
  }
}

/** 1: a blocking figure was not reached. 2: something could not be measured. */
function exitCodeOf(reports: readonly PartReport[]): number {
  const figures = reports.flatMap((report) => report.figures)
  if (figures.some(({ blocking, reached }) => blocking && !reached)) return 1
  return reports.some(({ fault }) => fault) ? 2 : 0
}

async function measureAll({ parts: wanted, markdown, ...choices }: Wanted): Promise<number> {
  const machine = machineText()
  console.log(`${machine}\n`)
  const reports: PartReport[] = []
  for (const name of wanted) {
    const part = parts[name]
    if (!part || interrupted) continue
    const report = await runPart(part, choices)
    reports.push(report)
    console.log(`${reportText(report, 'text')}\n`)
  }
  if (markdown) {
    const sections = reports.map((report) => reportText(report, 'markdown'))
    writeFileSync(markdown, `${[machine, ...sections].join('\n\n')}\n`)
  }
  return exitCodeOf(reports)
}

const wanted = readChoices(process.argv.slice(2), Object.keys(parts))
if ('fault' in wanted) console.error(wanted.fault)
process.exitCode = 'fault' in wanted ? 2 : await measureAll(wanted)
