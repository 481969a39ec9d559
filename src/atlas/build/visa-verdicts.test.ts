import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { brokenVerdicts, readVerdicts, withoutVerdict } from './visa-verdicts.ts'

const written = await readFile(new URL('../visas/verdicts.md', import.meta.url), 'utf8')

test('VISA-02 every verdict on a disagreement is kept by the rules of today', () => {
  const { standing, corrected } = readVerdicts(written)
  expect(standing).toHaveLength(38)
  expect(corrected).toHaveLength(21)
  expect(brokenVerdicts(written)).toEqual([])
})

test('a verdict that a rule has left behind is named', () => {
  const changed = written.replace(
    '| BR       | JP  | visa-required 90 d ',
    '| BR       | JP  | visa-free 30 d ',
  )
  expect(changed).not.toBe(written)
  expect(brokenVerdicts(changed)).toEqual([
    'BR to JP: the verdict says visa-free 30 d, the rule visa-required 90 d',
  ])
})

test('a matrix that says other than a rule, without a verdict, is named', () => {
  const matrix = [
    'from,to,status,days',
    'CA,FR,visa-free,90',
    'CA,FR,visa-free,',
    'CA,FR,visa-required,',
    'CA,FR,visa-free,30',
    'BR,JP,visa-free,90',
    'KE,FR,visa-required,',
  ].join('\n')
  expect(withoutVerdict(matrix, written)).toEqual([
    'CA to FR: ours visa-free 90 d, the matrix visa-required',
    'CA to FR: ours visa-free 90 d, the matrix visa-free 30 d',
  ])
})
