// Sentences of screens, answers and letters outside the messages files: `node tooling/boundaries/check-messages.mjs`. A second
// language is added to messages files alone, so neither components nor rules hold any.
import { pathToFileURL } from 'node:url'
import { SyntaxKind } from 'typescript/unstable/ast'
import { root } from '../prepare.mjs'
import { lookAtSources, nodesOf } from './read-program.mjs'

const projects = ['tsconfig.shared.json', 'tsconfig.web.json', 'tsconfig.server.json']

const screens = /^src\/(?:app\/(?:web|pages)|design|platform\/web|features\/[^/]+\/web)\//

// The legal pages are documents, translated as a whole; examples are shown in /gallery only; art draws.
const exempt =
  /[/-]messages\.ts$|\.example\.tsx$|^src\/design\/(?:art\/|gallery|examples)|^src\/app\/pages\/legal\//

const label = /^(?:aria-label|title|placeholder|label|alt|text|heading|hint|busyLabel|legend)$/
const sentence = /^[“(]?(?!M-?\d)[A-Z][\w’'-]*,?(?: [“(]?[\w’'$-]+[,:;.”)]?){2,}/
const words = /[A-Za-z]{2}/

const answers = /^src\/features\/[^/]+\/(?:domain|server)\//

// The guide's answers stand in both languages beside the rule that gives them; articles, the sample pages
// and the partners' catalogue are documents, translated as a whole; the import of streets speaks to the
// operator at a terminal.
const exemptAnswers =
  /[/-]messages\.ts$|^src\/features\/guide\/|-articles\.ts$|\/content\/domain\/sample-|\/partner-catalogue\.ts$|\/maps\/server\/streets\//

/** Code of rules and of the server holds words of many kinds: a sentence for people ends as one. */
const ended = /[.!?…]$/

/** Whether a text belongs to an error for developers, a comparison, a type or a key. */
function isForCode(node) {
  const { parent } = node
  if (parent.kind === SyntaxKind.BinaryExpression)
    return parent.operatorToken.kind !== SyntaxKind.PlusToken && parent.right === node
      ? /^[!=]==?$/.test(parent.operatorToken.getText())
      : false
  return (
    parent.kind === SyntaxKind.NewExpression ||
    parent.kind === SyntaxKind.LiteralType ||
    parent.kind === SyntaxKind.CaseClause ||
    (parent.kind === SyntaxKind.PropertyAssignment && parent.name === node)
  )
}

/** The text that a node would show; nothing for any other node. */
function shownBy(node, source) {
  if (node.kind === SyntaxKind.JsxText) return words.test(node.text) ? node.text.trim() : undefined
  const isText =
    node.kind === SyntaxKind.StringLiteral || node.kind === SyntaxKind.NoSubstitutionTemplateLiteral
  if (!isText && node.kind !== SyntaxKind.TemplateExpression) return undefined
  if (isForCode(node)) return undefined
  const text = isText
    ? node.text
    : node
        .getText(source)
        .slice(1, -1)
        .replace(/\$\{[^}]*\}/g, 'x')
  const isLabel =
    node.parent.kind === SyntaxKind.JsxAttribute && label.test(node.parent.name.getText(source))
  return sentence.test(text) || (isLabel && /^[A-Z][a-z]/.test(text)) ? text : undefined
}

/** "path:line: text", one for each sentence for people that stands in code, and how many files were read. */
export function findSentences(folder) {
  const errors = []
  let files = 0
  lookAtSources(folder, projects, (path, source) => {
    const isScreen = screens.test(path) && !exempt.test(path)
    const isAnswer = answers.test(path) && !exemptAnswers.test(path)
    if (!isScreen && !isAnswer) return
    files += 1
    for (const node of nodesOf(source)) {
      const text = shownBy(node, source)
      if (text === undefined || (isAnswer && !ended.test(text))) continue
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      errors.push(`${path}:${line + 1}: ${text}`)
    }
  })
  return { errors, files }
}

function run() {
  const { errors, files } = findSentences(root)
  for (const error of errors) console.error(`${error} (belongs in the messages file beside it)`)
  if (files < 100) console.error(`Only ${files} files were read: there are more`)
  console.log(`${files} files of screens, rules and answers, their sentences in messages files`)
  process.exitCode = errors.length > 0 || files < 100 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run()
