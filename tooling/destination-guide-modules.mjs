// What pages import of the guides and articles beside their texts: `?guide` adds what the atlas knows
// of the place, `?card` is what a list shows of a text. Both are made at build.
import { readFileSync } from 'node:fs'
import { root } from './prepare.mjs'

const texts = `${root}/src/features/content/texts`
const asked = /\/(guides|articles)\/([a-z0-9-]+)\.json\?(guide|card)$/

/** The typed reader of the atlas, bundled: the walls keep pages and atlas apart, so the build joins them. */
async function loadReader() {
  const { build } = await import('esbuild')
  const entry = 'src/features/content/server/from-atlas/read-guide-facts.ts'
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
    logLevel: 'warning',
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}

const cardOf = {
  guides: ({ slug, title, description }, facts) => ({ slug, title, description, ...facts.card }),
  articles: ({ sections: _, sources: __, ...card }) => card,
}

/** A Vite plugin. */
export function guideModules() {
  let reader
  return {
    name: 'guide-modules',
    enforce: 'pre',
    async load(id) {
      const [, kind, slug, query] = asked.exec(id) ?? []
      if (!kind) return undefined
      const file = `${texts}/${kind}/${slug}.json`
      this.addWatchFile(file)
      const text = JSON.parse(readFileSync(file, 'utf8'))
      reader ??= loadReader()
      const { readGuideFacts } = await reader
      const facts = kind === 'guides' ? readGuideFacts(`${root}/src/atlas`, text) : undefined
      const value = query === 'card' ? cardOf[kind](text, facts) : { text, facts: facts.page }
      return `export default ${JSON.stringify(value)}`
    },
  }
}
