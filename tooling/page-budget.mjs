// Size budget of the pages at load. The build fails if the home page exceeds it.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** Bytes, compressed with gzip unless compressed already. */
export const homeBudget = { script: 95_000, all: 225_000 }

const sizeOf = (bytes, path) =>
  /\.(woff2|png|ico)$/.test(path) ? bytes.length : gzipSync(bytes, { level: 9 }).length

const matches = (html, pattern) => [...new Set([...html.matchAll(pattern)].map(([, path]) => path))]

/**
 * What a rendered page makes a browser load before anyone scrolls or touches it: itself, scripts,
 * styles, fonts, pictures that are not lazy. `read` gives a file of the site by its path.
 */
export function weighPage(html, read) {
  const eager = html.replace(/<noscript>.*?<\/noscript>/gs, '')
  const weigh = (paths) => paths.reduce((sum, path) => sum + sizeOf(read(path), path), 0)
  const script = weigh(matches(eager, /[" ](\/assets\/[^" ]+\.js)(?=[" ])/g))
  const linked = weigh(
    matches(eager, /(?:<link rel="(?:preload|stylesheet)" href| data-style)="([^"]+)"/g),
  )
  const pictures = weigh(matches(eager, /<(?:img|link rel="icon")[^>]* (?:src|href)="(\/[^"]+)"/g))
  return { script, all: sizeOf(Buffer.from(html), 'html') + script + linked + pictures }
}

/** Throws when the home page is over its budget, with both figures. */
export function checkHomeBudget(folder) {
  const weight = weighPage(readFileSync(`${folder}/pages/home.html`, 'utf8'), (path) =>
    readFileSync(folder + path),
  )
  const over = Object.keys(homeBudget).filter((kind) => weight[kind] > homeBudget[kind])
  if (over.length > 0)
    throw new Error(
      over
        .map((kind) => `The home page: ${kind} ${weight[kind]} bytes, at most ${homeBudget[kind]}`)
        .join('\n'),
    )
  return weight
}
