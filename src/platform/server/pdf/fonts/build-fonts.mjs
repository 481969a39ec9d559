// Makes the font files beside it. See README.md for the packages it reads and where they may be.
import { createRequire } from 'node:module'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { characters } from './font-characters.mjs'
import { renameFont } from './rename-font.mjs'

const packages = resolve(process.argv[2] ?? '.')
const target = resolve(process.argv[3] ?? dirname(fileURLToPath(import.meta.url)))
const require = createRequire(join(packages, 'package.json'))
const subsetFont = require('subset-font')

const latinFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum', 'case']
const variable = (family, file) => `@fontsource-variable/${family}/files/${family}-${file}.woff2`
const expo = (slug, family, style) => `@expo-google-fonts/${slug}/${style}/${family}_${style}.ttf`
const styles = { 400: '400Regular', 600: '600SemiBold' }

const fraunces = (block, family) => ({
  source: variable('fraunces', `${block}-opsz-normal`),
  family,
  weight: 440,
  text: characters.latin,
  axes: { opsz: 60, wght: 440 },
  features: latinFeatures,
})
const figtree = (block, family, weight) => ({
  source: variable('figtree', `${block}-wght-normal`),
  family,
  weight,
  text: characters.latin,
  axes: { wght: weight },
  features: latinFeatures,
})
const noto = (slug, file, family, weight, text, features) => ({
  source: expo(slug, file, styles[weight]),
  family,
  weight,
  text,
  features,
})

const fonts = [
  fraunces('latin', 'Fraunces Paper'),
  fraunces('latin-ext', 'Fraunces Paper B'),
  fraunces('vietnamese', 'Fraunces Paper C'),
  ...[400, 600].flatMap((weight) => [
    figtree('latin', 'Figtree Paper', weight),
    figtree('latin-ext', 'Figtree Paper B', weight),
    noto('noto-sans', 'NotoSans', 'Noto Paper', weight, characters.noto, latinFeatures),
    noto('noto-sans-jp', 'NotoSansJP', 'Noto Paper JP', weight, characters.japanese, []),
    noto('noto-sans-sc', 'NotoSansSC', 'Noto Paper SC', weight, characters.chinese, []),
    noto('noto-sans-kr', 'NotoSansKR', 'Noto Paper KR', weight, characters.korean, []),
  ]),
  noto('noto-sans-arabic', 'NotoSansArabic', 'Noto Paper Arabic', 400, characters.arabic),
  noto('noto-sans-hebrew', 'NotoSansHebrew', 'Noto Paper Hebrew', 400, characters.hebrew),
  noto('noto-sans-thai', 'NotoSansThai', 'Noto Paper Thai', 400, characters.thai),
  noto(
    'noto-sans-devanagari',
    'NotoSansDevanagari',
    'Noto Paper Devanagari',
    400,
    characters.devanagari,
  ),
  noto('noto-emoji', 'NotoEmoji', 'Noto Paper Emoji', 400, characters.emoji, []),
]

const verticalLayout = ['vhea', 'vmtx', 'VORG', 'DSIG', 'BASE', 'STAT', 'meta']

mkdirSync(target, { recursive: true })
let total = 0
for (const { source, family, weight, text, axes, features } of fonts) {
  const subset = await subsetFont(readFileSync(require.resolve(source)), text.join(''), {
    targetFormat: 'truetype',
    noHinting: true,
    dropTables: verticalLayout,
    preserveNameIds: [0, 1, 2, 5, 13, 14],
    ...(axes ? { variationAxes: axes } : {}),
    ...(features ? { keepFeatures: features } : {}),
  })
  const font = renameFont(subset, family, weight)
  const name = `${family.toLowerCase().replaceAll(' ', '-')}-${weight}.ttf`
  writeFileSync(join(target, name), font)
  total += font.length
  process.stdout.write(`${name.padEnd(36)}${(font.length / 1024).toFixed(1).padStart(9)} KB\n`)
}
process.stdout.write(`${'total'.padEnd(36)}${(total / 1024).toFixed(1).padStart(9)} KB\n`)
