// Finds look-ups by a variable key in plain objects: `node tooling/boundaries/check-lookups.mjs`. An object
// answers to "constructor" and "toString" too, which a visitor may send. Use a Map (`wordTable`) for a
// table, and `ownValue` for an object made elsewhere.
import { pathToFileURL } from 'node:url'
import { TypeFlags } from 'typescript/unstable/sync'
import { SyntaxKind } from 'typescript/unstable/ast'
import { root } from '../prepare.mjs'
import { lookAtServer, nodesOf } from './read-program.mjs'

const anyWord =
  TypeFlags.String |
  TypeFlags.TemplateLiteral |
  TypeFlags.StringMapping |
  TypeFlags.Any |
  TypeFlags.Unknown

/** Whether a key may be any word: not a literal, a union of literals, or a number. */
function mayBeAnyWord(checker, type) {
  if (!type) return true
  if (type.flags & TypeFlags.TypeParameter) {
    const bound = checker.getBaseConstraintOfType(type)
    return bound ? mayBeAnyWord(checker, bound) : true
  }
  if (type.flags & (TypeFlags.Union | TypeFlags.Intersection)) {
    const parts = type.getTypes().map((part) => mayBeAnyWord(checker, part))
    return type.flags & TypeFlags.Union ? parts.some(Boolean) : parts.every(Boolean)
  }
  return (type.flags & anyWord) !== 0
}

/** The key of a look-up in an object, `table[key]` or `key in table`; nothing for any other node. */
function keyOf(node) {
  if (node.kind === SyntaxKind.ElementAccessExpression) return node.argumentExpression
  const isIn =
    node.kind === SyntaxKind.BinaryExpression && node.operatorToken.kind === SyntaxKind.InKeyword
  return isIn ? node.left : undefined
}

/** "path:line: table[word]", one for each look-up of any word in the server's sources, and how many files were read. */
export function findLookups(folder) {
  const errors = []
  const files = lookAtServer(folder, (path, source, checker) => {
    const lookups = [...nodesOf(source)].flatMap((node) => {
      const key = keyOf(node)
      return key ? [{ node, key }] : []
    })
    if (lookups.length === 0) return
    const types = checker.getTypeAtLocation(lookups.map(({ key }) => key))
    for (const [at, { node }] of lookups.entries()) {
      if (!mayBeAnyWord(checker, types[at])) continue
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      errors.push(`${path}:${line + 1}: ${node.getText(source)}`)
    }
  })
  return { errors, files }
}

function run() {
  const { errors, files } = findLookups(root)
  for (const error of errors)
    console.error(`${error} also finds "constructor": use wordTable or ownValue`)
  if (files < 100) console.error(`Only ${files} files were read: the server has more`)
  console.log(`${files} files: look-ups use Maps`)
  process.exitCode = errors.length > 0 || files < 100 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run()
