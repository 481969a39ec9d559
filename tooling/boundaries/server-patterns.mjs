// The regular expressions of what runs on the server, wherever they stand.
import { SyntaxKind } from 'typescript/unstable/ast'
import { lookAtServer, nodesOf } from './read-program.mjs'

const isMaking = (node) =>
  (node.kind === SyntaxKind.NewExpression || node.kind === SyntaxKind.CallExpression) &&
  node.expression.kind === SyntaxKind.Identifier &&
  node.expression.text === 'RegExp'

/**
 * `written`: each literal with the files that it stands in. `made`: by file, how many places put a
 * pattern together while the server runs.
 */
export function serverPatterns(folder) {
  const written = new Map()
  const made = new Map()
  lookAtServer(folder, (path, source) => {
    for (const node of nodesOf(source)) {
      if (node.kind === SyntaxKind.RegularExpressionLiteral)
        written.set(node.text, [...(written.get(node.text) ?? []), path])
      if (isMaking(node)) made.set(path, (made.get(path) ?? 0) + 1)
    }
  })
  return { written, made }
}
