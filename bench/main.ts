// `npm run bench -- [parts] [--markdown FILE]`: measures the built app in dist/.
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { cleanUp } from './app.ts'
import { atlas } from './atlas.ts'
import { board } from './board.ts'
import { clicks } from './clicks.ts'
import { flights } from './flights.ts'
import { goodput } from './goodput.ts'
import { growth } from './growth.ts'
import { guide } from './guide.ts'
import { lighthouse } from './lighthouse.ts'
import { pause } from './pause.ts'
import { peers } from './compare.ts'
import { pdf } from './pdf.ts'
import { presses } from './presses.ts'
import { processes } from './processes.ts'
import { type Measurement, numberText, type Part, reportText } from './report.ts'
import { search } from './search.ts'
import { start } from './start.ts'
import { tripCheck } from './trip-check.ts'
import { weight } from './weight.ts'

const parts: Readonly<Record<string, Part>> = {
  start,
  atlas,
  flights,
  search,
  clicks,
  guide,
  pause,
  goodput,
  growth,
  processes,
  peers,
  pdf,
  weight,
  lighthouse,
  board,
  presses,
  check: tripCheck,
}

/** What the command line asks for; ends with 2 and a line of help where there is no such thing. */
function readCommandLine() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        markdown: { type: 'string' },
        against: { type: 'string' },
      },
    })
    const unknown = positionals.find((name) => !Object.hasOwn(parts, name))
    if (unknown) throw new Error(`There is no part "${unknown}"`)
    return { ...values, wanted: positionals }
  } catch (error) {
    const names = Object.keys(parts).join('|')
    console.error(
      `${String(error)}\nnpm run bench -- [${names} …] [--markdown FILE] [--against DIR]`,
    )
    return process.exit(2)
  }
}

const { wanted, markdown, against } = readCommandLine()
let interrupted = false
for (const [name, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(name, () => {
    interrupted = true
    void cleanUp().then(() => process.exit(code))
  })

/** How many processes wanted to run, on average over the last minute. */
const loadText = (): string => numberText(loadavg()[0] ?? 0, 2)

const when = new Date().toISOString().slice(0, 16).replace('T', ' ')
const cores = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`
const memory = `${numberText(totalmem() / 2 ** 30)} GiB`
const report = [
  `${when} UTC, ${cores}, ${memory}, ${process.platform}, Node ${process.versions.node}, load average ${loadText()}`,
]
console.log(`${report[0]}\n`)
// A blocking figure that was not reached exits with 1, a part that could not be measured with 2.
let missed = false
let failed = false
for (const [name, part] of Object.entries(parts)) {
  if (interrupted || (wanted.length > 0 && !wanted.includes(name))) continue
  const heading = `${part.title} (load average ${loadText()} at the start)`
  const measurement = await part.measure({ against }).catch((error: unknown): Measurement => {
    failed = true
    return { figures: [], notes: [`Not measured: ${String(error)}`] }
  })
  await cleanUp()
  missed ||= measurement.figures.some(({ blocking, reached }) => blocking && !reached)
  report.push(reportText(heading, measurement))
  console.log(`${report.at(-1)}\n`)
}
if (markdown) writeFileSync(markdown, `${report.join('\n\n')}\n`)
if (failed) process.exitCode = 2
if (missed) process.exitCode = 1
