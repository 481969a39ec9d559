import { fileURLToPath } from 'node:url'

/** Paths of the build output, all beside the bundled server. */
export interface BuildLocations {
  /** Folder of the atlas; see its loader. */
  readonly atlas: string
  readonly migrations: string
  readonly pdfWorker: string
  readonly dayWorker: string
  readonly cardWorker: string
  readonly sentenceWorker: string
  readonly pdfTemplates: string
  readonly pdfFonts: string
  readonly web: string
}

/** The layout of a build folder (`dist/`). */
export const locationsIn = (dist: string): BuildLocations => ({
  atlas: `${dist}/server/atlas`,
  migrations: `${dist}/server/migrations`,
  pdfWorker: `${dist}/server/pdf-worker.js`,
  dayWorker: `${dist}/server/best-day-worker.js`,
  cardWorker: `${dist}/server/card-worker.js`,
  sentenceWorker: `${dist}/server/sentence-worker.js`,
  pdfTemplates: `${dist}/server/pdf-templates`,
  pdfFonts: `${dist}/server/pdf-fonts`,
  web: `${dist}/web`,
})

/** The locations of the build that the running bundle is part of. */
export const ownLocations = (): BuildLocations =>
  locationsIn(fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, ''))
