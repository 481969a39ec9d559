// The build: server bundles, checked atlas, site with prerendered pages. Everything lands in dist/.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { pathToFileURL } from 'node:url'
import { root } from './prepare.mjs'
import { buildSite } from './build-site.mjs'
import { currentStamp, markBuilt } from './stamp.mjs'

const run = promisify(execFile)
const server = `${root}/dist/server`

/**
 * Packages of many small ES modules, which go into the bundles: to look up and read their four hundred
 * files one by one was a third of what a start costs before it does anything.
 */
const bundled = new Set([
  '@hono/node-server',
  '@zxcvbn-ts/language-common',
  'fractional-indexing',
  'geokdbush',
  'hono',
  'jose',
  'kdbush',
  'kysely',
  'openid-client',
  'p-queue',
  'zod',
])

/** The others stay where npm put them: they have binaries, workers or CommonJS of their own. */
function leftOutside() {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(`${root}/package.json`, 'utf8'),
  )
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter((name) => !bundled.has(name))
    .flatMap((name) => [name, `${name}/*`])
}

/**
 * One letter beyond Latin-1 makes the engine hold the whole text of a program at two bytes a letter: esbuild
 * escapes those of strings, and this those of patterns.
 */
function escapePatterns() {
  for (const name of readdirSync(server).filter((one) => one.endsWith('.js'))) {
    const text = readFileSync(`${server}/${name}`, 'utf8')
    const code = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
    writeFileSync(`${server}/${name}`, text.replaceAll(/[^\0-\xff]/g, code))
  }
}

async function buildServer() {
  const { build: bundle } = await import('esbuild')
  const common = {
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: leftOutside(),
    sourcemap: true,
    absWorkingDir: root,
    outdir: 'dist/server',
    logLevel: 'warning',
  }
  await bundle({
    ...common,
    entryPoints: {
      main: 'src/app/server/main.ts',
      admin: 'src/app/server/admin.ts',
      backup: 'src/app/server/backup.ts',
      'check-providers': 'src/app/server/check-providers.ts',
      maps: 'src/app/server/maps.ts',
      restore: 'src/app/server/restore.ts',
      'pdf-worker': 'src/platform/server/pdf/pdf-worker.ts',
      'best-day-worker': 'src/features/trips/server/best-day-worker.ts',
      'card-worker': 'src/features/sharing/server/card/card-worker.ts',
      'sentence-worker': 'src/features/guide/server/meaning/sentence-worker.ts',
      'compile-meanings': 'src/features/guide/server/meaning/compile-meanings.ts',
      'compile-atlas': 'src/atlas/build/compile.ts',
      'compile-topics': 'src/features/guide/server/intents/compile.ts',
    },
  })
  escapePatterns()
  cpSync(`${root}/src/platform/server/db/migrations`, `${server}/migrations`, { recursive: true })
  cpSync(`${root}/src/features/guide/texts/towns`, `${server}/guide-towns`, { recursive: true })
  cpSync(`${root}/src/features/guide/texts/asked`, `${server}/guide-asked`, { recursive: true })
  cpSync(`${root}/src/features/guide/texts/meanings`, `${server}/guide-meanings`, {
    recursive: true,
  })
  await run(process.execPath, [
    `${server}/compile-topics.js`,
    `${root}/src/features/guide/texts`,
    `${server}/guide-topics`,
  ])
  cpSync(`${root}/src/platform/server/pdf/templates`, `${server}/pdf-templates`, {
    recursive: true,
  })
  cpSync(`${root}/src/design/posters`, `${server}/pdf-templates/posters`, { recursive: true })
  cpSync(`${root}/public/landmarks`, `${server}/pdf-templates/landmarks`, { recursive: true })
  cpSync(`${root}/src/platform/server/pdf/fonts`, `${server}/pdf-fonts`, { recursive: true })
  await run(process.execPath, [
    '--enable-source-maps',
    `${server}/compile-atlas.js`,
    `${root}/src/atlas`,
    `${server}/atlas`,
  ])
  // After the compiler, which has checked them: papers draw their maps on them.
  cpSync(`${root}/src/atlas/schematics`, `${server}/atlas/schematics`, {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  })
}

export async function build() {
  const began = performance.now()
  const readAt = Date.now()
  const stamp = currentStamp()
  rmSync(`${root}/dist`, { recursive: true, force: true })
  mkdirSync(server, { recursive: true })
  const compiled = buildServer()
  await Promise.all([compiled, buildSite(compiled)])
  markBuilt(stamp, readAt)
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { ensureInstalled, requireNode } = await import('./prepare.mjs')
  requireNode()
  ensureInstalled()
  process.chdir(root)
  await build()
}
