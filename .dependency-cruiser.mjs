// Who may use whom. `node tooling/boundaries/check-walls.mjs` (part of `npm run check`) holds the
// source to it; tooling/boundaries/boundaries.test.ts plants each forbidden import.

/**
 * The table. A row names the features that a feature may use, and of those only the entry points
 * (server/index.ts, web/index.ts), contract/ and domain/. A feature without a row uses none.
 */
export const features = {
  accounts: ['entitlements'],
  entitlements: [],
  places: [],
  maps: ['places'],
  visas: [],
  trips: ['accounts', 'entitlements'],
  sharing: ['accounts', 'trips'],
  stays: ['trips', 'maps'],
  bookings: ['stays', 'trips'],
  billing: ['accounts', 'entitlements', 'trips', 'documents'],
  documents: ['trips'],
  dining: ['trips', 'maps'],
  rentals: ['trips'],
  flights: ['places', 'trips'],
  cart: ['trips'],
  board: ['trips'],
  content: ['places'],
  guide: [
    'accounts',
    'entitlements',
    'trips',
    'stays',
    'flights',
    'visas',
    'insurance',
    'plans',
    'dining',
    'content',
    'support',
  ],
  diagnostics: [],
  insurance: ['trips'],
  support: ['entitlements'],
  admin: [],
  partners: [],
  plans: ['trips', 'flights', 'stays', 'dining'],
}

const tests = ['\\.test\\.tsx?$', '/testing/', '\\.suite\\.ts$']
const server = '^src/(app|platform|features/[^/]+)/server/'
const web = '^src/(app|platform|features/[^/]+)/web/'
const design = '^src/design/(?!art/)'
const agreement = '^src/features/[^/]+/(contract|domain)/'
const entryPoint = '^src/features/[^/]+/(server|web)/index\\.ts$'
const page = '^src/features/[^/]+/web/[^/]+-page\\.tsx$'
const adapter = '^src/features/[^/]+/server/provider/[^/]+/'

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const rows = Object.entries(features).map(([feature, uses]) =>
  never(
    `row-of-${feature}`,
    `${feature} may use ${uses.join(', ') || 'no other feature'}`,
    { path: `^src/features/${feature}/` },
    { path: '^src/features/', pathNot: `^src/features/(${[feature, ...uses].join('|')})/` },
  ),
)

const featureWalls = [
  ...rows,
  never(
    'feature-without-a-row',
    'a feature that the table does not list uses no other feature',
    {
      path: '^src/features/([^/]+)/',
      pathNot: `^src/features/(${Object.keys(features).join('|')})/`,
    },
    { path: '^src/features/', pathNot: '^src/features/$1/' },
  ),
  never(
    'features-use-entry-points',
    'of another feature: its entry points, contract and domain',
    { path: '^src/features/([^/]+)/' },
    { path: '^src/features/', pathNot: ['^src/features/$1/', entryPoint, agreement] },
  ),
  never(
    'features-know-no-app',
    'composition is above the features; tests may start the whole application',
    { path: '^src/features/', pathNot: tests },
    { path: '^src/app/' },
  ),
  never(
    'agreements-are-pure',
    'contract and domain use contracts, domains and platform/shared: no Node, no page, no I/O',
    { path: agreement, pathNot: tests },
    { path: '^src/', pathNot: [agreement, '^src/platform/shared/'] },
  ),
  never(
    'agreements-use-zod-only',
    'the one package that a contract or a domain may use',
    { path: agreement, pathNot: tests },
    { pathNot: ['^src/', 'node_modules/zod/'] },
  ),
  never(
    'routes-keep-off-the-store',
    'a route is parse, authenticate, authorise, do, present; the use case asks the store',
    { path: '^src/features/[^/]+/server/[^/]+\\.routes\\.ts$' },
    { path: '\\.(store|tables)\\.ts$' },
  ),
  never(
    'adapters-are-private',
    'provider/index.ts chooses the adapter, nobody else knows one',
    { path: '^src/', pathNot: [adapter, '/server/provider/index\\.ts$', ...tests] },
    { path: adapter },
  ),
  never(
    'adapters-know-no-other',
    'an adapter knows its own folder and the port',
    { path: '^src/features/([^/]+)/server/provider/([^/]+)/' },
    { path: adapter, pathNot: '^src/features/$1/server/provider/$2/' },
  ),
  never(
    'atlas-behind-adapters',
    'a feature reaches the atlas through its embedded adapter; from-atlas/ is for what no supplier says',
    {
      path: '^src/features/',
      pathNot: ['/server/(provider/(embedded/|index\\.ts$)|from-atlas/)', ...tests],
    },
    { path: '^src/atlas/' },
  ),
]

const layerWalls = [
  never(
    'app-uses-entry-points',
    'of a feature: its entry points, pages, contract and domain; tests may use its samples',
    { path: '^src/app/', pathNot: tests },
    { path: '^src/features/', pathNot: [entryPoint, page, agreement] },
  ),
  never(
    'server-never-web',
    'the server knows no page and no component; drawings (design/art) are pure functions',
    { path: [server, '^src/atlas/'] },
    { path: [web, design] },
  ),
  never(
    'web-never-server',
    'a page knows the contract, not what answers it',
    { path: [web, '^src/design/'] },
    { path: [server, '^src/atlas/'] },
  ),
  never(
    'design-is-a-leaf',
    'components know no feature, no network and no platform',
    { path: '^src/design/' },
    { path: '^src/', pathNot: '^src/design/' },
  ),
  never(
    'art-is-pure',
    'drawings run on both sides: they know no component',
    { path: '^src/design/art/' },
    { path: design },
  ),
  never(
    'platform-knows-no-product',
    'platform is below features, app, design and atlas',
    { path: '^src/platform/', pathNot: tests },
    { path: '^src/', pathNot: '^src/platform/' },
  ),
  never(
    'shared-is-pure',
    'platform/shared runs anywhere',
    { path: '^src/platform/shared/', pathNot: tests },
    { pathNot: ['^src/platform/shared/', 'node_modules/zod/'] },
  ),
  never(
    'atlas-build-is-apart',
    'what compiles the atlas needs data packages that are not there at run time',
    { path: '^src/', pathNot: ['^src/atlas/build/', ...tests] },
    { path: '^src/atlas/build/' },
  ),
  never(
    'atlas-is-a-leaf',
    'the atlas knows itself and platform/shared',
    { path: '^src/atlas/' },
    { path: '^src/', pathNot: ['^src/atlas/', '^src/platform/shared/'] },
  ),
]

const general = [
  never('no-cycles', 'nothing uses itself by a detour', { path: '^src/' }, { circular: true }),
  never('nothing-missing', 'every import resolves', { path: '^src/' }, { couldNotResolve: true }),
  never(
    'product-knows-no-tests',
    'tests use the product, not the other way round',
    { path: '^src/', pathNot: tests },
    { path: [...tests, '^(tests|bench|tooling)/'] },
  ),
  never(
    'server-ships-its-packages',
    'what runs on the server is a dependency: `npm ci --omit=dev` must be enough',
    {
      path: [server, agreement, '^src/atlas/', '^src/platform/shared/', '^src/design/art/'],
      pathNot: [...tests, '^src/atlas/build/'],
    },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/@types/' },
  ),
]

/** Held against the graph without type-only imports, however long the chain. */
export const unreachable = [
  {
    name: 'pages-carry-no-schemas',
    comment: 'a page uses the types of a contract; the schema library stays on the server',
    from: [web, '^src/design/'],
    to: 'node_modules/zod/',
  },
]

/** Patterns of files that are no part of the product. */
export const testFiles = tests

export default {
  forbidden: [...featureWalls, ...layerWalls, ...general],
  options: {
    // TypeScript 7 has no API: with it alone the cruiser sees nothing and reports success.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Run by hand, once for each version of the fonts; its packages are not ours.
    exclude: { path: '^src/platform/server/pdf/fonts/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      conditionNames: ['import', 'node', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
}
