const browsers: readonly (readonly [RegExp, string])[] = [
  // The order matters: most claim to be those below them as well.
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** A User-Agent as people name it: "Firefox on Windows". Unknown parts are named as unknown. */
export function browserName(agent: string | null): string {
  const find = (table: typeof browsers) => table.find(([mark]) => mark.test(agent ?? ''))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (!browser && !system) return 'An unknown browser'
  return `${browser ?? 'A browser'}${system ? ` on ${system}` : ''}`
}
