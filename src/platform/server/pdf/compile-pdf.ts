import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { printableDocument } from './printable-document.ts'
import type { Conformance, WorkerDone, WorkerFailed } from './worker-messages.ts'

interface CompileOptions {
  readonly compiler: NodeCompiler
  readonly templatesDir: string
  readonly paper: ReturnType<typeof printableDocument>
  readonly levels: readonly Conformance[]
}

const pdfOptions: Record<Conformance, { pdfStandard?: string; pdfTags?: boolean }> = {
  'ua-1': { pdfStandard: 'ua-1' },
  tagged: {},
  untagged: { pdfTags: false },
}

/** A compiler's complaint in one short line, without what it quotes: no log should hold that. */
function describe(error: unknown): string {
  const text = error instanceof Error ? error.message : JSON.stringify(error)
  return text
    .replace(/`[^`]*`/g, '`…`')
    .replace(/\s+/g, ' ')
    .slice(0, 200)
}

/**
 * Lays the document out once and writes it at the first level that the compiler accepts.
 * The data goes in as JSON in `sys.inputs`: nothing in it is ever read as source text.
 */
export function compilePdf(options: CompileOptions): WorkerDone | WorkerFailed {
  const { compiler, templatesDir, paper, levels } = options
  const drawn = <T extends { readonly file: string }>(picture: T | null): T | null =>
    picture && existsSync(join(templatesDir, picture.file)) ? picture : null
  const shown = {
    ...paper,
    cover: drawn(paper.cover),
    sections: paper.sections.map((own) => ({ ...own, picture: drawn(own.picture) })),
  }
  const compiled = compiler.compile({
    mainFilePath: join(templatesDir, 'paper.typ'),
    inputs: { paper: JSON.stringify(shown) },
  })
  const laidOut = compiled.result
  if (!laidOut) {
    const problem = compiled.takeError()
    return { kind: 'failed', setbacks: [`layout: ${describe(problem?.shortDiagnostics)}`] }
  }
  const setbacks: string[] = []
  for (const conformance of levels) {
    try {
      const pdf = compiler.pdf(laidOut, pdfOptions[conformance])
      return { kind: 'done', pdf, conformance, setbacks }
    } catch (error) {
      setbacks.push(`${conformance}: ${describe(error)}`)
    }
  }
  return { kind: 'failed', setbacks }
}
