import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/* What the API may say to people, read from the code of the server, the contract and the rules. */

/** What only the terminal, the log, metrics, mails, files, the build or the reference says. */
const FOR_OTHERS =
  /server\/(?:start|publishing|operations\/(?:sample|exports|audit-log|backup-archive|metrics))\/|kit\/(?:db|mail|text-messages|decoder)\/|people\/personal-data\/(?:rows|erase|readme|files)|businesses\/(?:import|search)\/|blog\/import\/|figures\/(?:stats|clicks)-file|rules\/gst-(?:return|states)|ledger\/sum|accounts\/device\.ts|contract\/(?:schema-fields|describe)|classifieds\/answer-offer/

/** Calls and properties whose texts are no sentence for the person who asked. */
const IS_NO_SENTENCE =
  /^(?:summary|description|describe|endpoint|endpointsOf|fileField|draftEndpoints|warn|info|error|debug|\w*Error\w*|take|takeAdvisoryLock|raw|label|title|name|sql|tag|subject|source|callToAction|default|enum|headers|use|when|hiddenReason|text|detail|[A-Z_]*LABELS.*|BROWSERS.*|EXPORT_NAMES.*|PAYMENT_METHODS|DEFAULT_CREATIVE.*|SIZE_NAMES.*)$/

/** `At most ${most} ids` → `At most {0} ids`; null for what is no text. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => `{}${span.literal.text}`).join('')
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression)
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken)
    return null
  const [left, right] = [textOf(node.left), textOf(node.right)]
  return left === null && right === null ? null : `${left ?? '{}'}${right ?? '{}'}`
}

const isSentence = (text: string) =>
  /^(?:[A-Z](?![A-Z]+ \/)|\{\}).* .*\S$/.test(text) && /[a-z]{2}/.test(text.replaceAll('{}', ''))

const nameOf = (node: ts.Node): string | null => {
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) return node.name.getText()
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return null
  return /[\w$]+$/.exec(node.expression.getText())?.[0] ?? null
}

function collect(node: ts.Node, found: Set<string>): void {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
  if (ts.isTaggedTemplateExpression(node)) return
  const name = nameOf(node)
  if (name !== null && name !== 'ApiError' && IS_NO_SENTENCE.test(name)) return
  const text = textOf(node)
  if (text === null) return ts.forEachChild(node, (child) => collect(child, found))
  if (isSentence(text)) found.add(text)
}

/** What says a problem of a file of listings, or of a backup. */
const SAYS_PROBLEM = /^(?:CellError|ImportError|BackupError|tell|problem|reason|note|push)$/

/** What is said of a file of listings and of a backup, values as `{}`, also within a sentence. */
export function listFileProblems(): string[] {
  const found = new Set<string>()
  const visit = (node: ts.Node, isSaid: boolean): void => {
    const text = isSaid ? textOf(node) : null
    if (text !== null && /[a-z]{2}.* /.test(text.replaceAll('{}', ''))) found.add(text)
    if (text !== null) return
    const isNowSaid = isSaid || SAYS_PROBLEM.test(nameOf(node) ?? '')
    ts.forEachChild(node, (child) => visit(child, isNowSaid))
  }
  for (const file of globSync('src/server/{businesses/import,operations/backup-archive}/*.ts')) {
    // What only the terminal says.
    if (/options\.ts|restore\.ts/.test(file)) continue
    const source = readFileSync(file, 'utf8')
    visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), false)
  }
  return [...found].sort()
}

/** Every sentence, its values as `{0}`, `{1}` …, in the order of the alphabet. */
export function listApiSentences(): string[] {
  const found = new Set<string>()
  for (const file of globSync('src/{server,contract,shared/rules}/**/*.ts')) {
    if (FOR_OTHERS.test(file)) continue
    const source = readFileSync(file, 'utf8')
    collect(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), found)
  }
  return [...found].sort().map((text) => {
    let place = 0
    return text.replaceAll('{}', () => `{${place++}}`)
  })
}
