import { build } from 'esbuild'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const here = import.meta.dirname

/** Bundles the worker (and the renderer) as the product does, into a new temporary folder. */
export async function buildWorker() {
  const outdir = mkdtempSync(join(tmpdir(), 'pdf-'))
  // External packages are looked up from where the bundle lies.
  symlinkSync(resolve('node_modules'), join(outdir, 'node_modules'))
  await build({
    entryPoints: ['pdf-worker.ts', 'pdf-renderer.ts'].map((file) => join(here, '..', file)),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outExtension: { '.js': '.mjs' },
    outdir,
  })
  return {
    outdir,
    rendererPath: join(outdir, 'pdf-renderer.mjs'),
    options: {
      workerPath: join(outdir, 'pdf-worker.mjs'),
      templatesDir: join(here, '..', 'templates'),
      fontsDir: join(here, '..', 'fonts'),
    },
  }
}
