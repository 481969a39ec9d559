import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { compilePdf } from './compile-pdf.ts'
import { readFontCoverage } from './font-coverage.ts'
import type { PdfDocument } from './pdf-document.ts'
import { printableDocument } from './printable-document.ts'
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts'

// A program of its own: `node pdf-worker.js TEMPLATES_DIR FONTS_DIR` with an IPC channel. It renders
// one document and is then ended by its parent, because the compiler keeps memory of every document.

const [, , templatesDir = '', fontsDir = ''] = process.argv

/** Touches every face and every part of the template, so that the real document finds them loaded. */
const rehearsal: PdfDocument = {
  title: 'Ab ő ồ 1',
  language: 'en',
  preparedOn: '1',
  sample: true,
  overview: [{ label: 'a', value: 'b' }],
  sections: [
    {
      heading: 'Ab',
      detail: 'b',
      total: '1',
      rows: [
        { time: '1', kind: 'hotel', name: 'Ab é Ω', detail: 'Ab', note: 'Ab', price: '$1' },
        { kind: 'other', name: 'Ab', link: 'https://example.com' },
        {
          kind: 'flight',
          name: 'Ab',
          legs: [
            {
              label: 'a',
              from: { name: 'A', words: ['1'] },
              to: { name: 'B', words: ['2'] },
              between: '1 h',
            },
          ],
        },
      ],
      strip: {
        description: 'a',
        stops: [
          { name: 'a', mark: '1', way: { km: 1, words: ['1.0 km', '5 min'] } },
          { name: 'b', bed: true },
        ],
      },
    },
    { heading: 'A', rows: [], facts: [{ label: 'a', value: 'b' }] },
  ],
  totals: [{ label: 'a', amount: '1' }],
  grandTotal: { label: 'a', amount: '1' },
  remarks: ['a'],
  business: { name: 'a', protectionLine: 'a', contactLine: 'a' },
}

const coverage = readFontCoverage(fontsDir)
const compiler = NodeCompiler.create({
  workspace: templatesDir,
  fontArgs: [{ fontPaths: [fontsDir] }],
})

function render({ document, levels }: WorkerRequest) {
  const paper = printableDocument(document, coverage)
  return compilePdf({ compiler, templatesDir, paper, levels })
}

function answer(message: WorkerAnswer) {
  process.send?.(message)
}

process.on('disconnect', () => process.exit())
process.once('message', (request: WorkerRequest) => {
  answer({ kind: 'started' })
  answer(render(request))
})

render({ document: rehearsal, levels: ['ua-1'] })
