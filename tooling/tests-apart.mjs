// Unit tests share a process, which loads each module once. Test files that mock a module, a global or the
// clock run in a process of their own.
import { readdirSync, readFileSync } from 'node:fs'

const replaces = /\bvi\.(mock|doMock|stubGlobal|stubEnv|useFakeTimers|spyOn)\b/

/** Their paths from the repository's root. */
export const testsApart = (root) =>
  ['src', 'tooling', 'tests/guide'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.api.test.ts'))
      .filter((path) => replaces.test(readFileSync(`${root}/${path}`, 'utf8'))),
  )
