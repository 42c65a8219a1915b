import { parseSync } from '@swc/core'

type Node = { type: string; span?: { start: number; end: number } } & Record<string, unknown>

/** Methods and functions whose first argument is the text of a statement. */
const TAKE_TEXT = new Set(['query', 'execute', 'copyTo', 'copyFrom', 'Cursor', 'QueryStream'])
/** Names of Drizzle that make SQL of any text. */
const MAKE_TEXT = new Set(['SQL', 'StringChunk'])
/** Methods of `sql` that put a text into a statement as it is. */
const RAW = new Set(['raw', 'fromList'])

/**
 * Lists where a file makes the text of a statement from something else than literals: values belong into the parameters of
 * `sql` or into `$1`. Constants of the same file that are literals count as such.
 */
export function computedSqlTexts(source: string, isTsx = false): string[] {
  // The parser counts bytes from the first word on.
  const bytes = Buffer.from(`;${source}`)
  const program = parseSync(bytes.toString(), { syntax: 'typescript', tsx: isTsx }) as unknown as Node
  const base = program.span?.start ?? 0
  const textOf = ({ span }: Node) =>
    span
      ? bytes
          .subarray(span.start - base, span.end - base)
          .toString()
          .replace(/\s+/g, ' ')
      : ''
  const nodes = [...nodesOf(program)]
  const constants = literalConstants(nodes)
  const found: string[] = []
  const allowed = new Set<Node>()
  for (const node of nodes) {
    if (node.type === 'ImportSpecifier' && !node.isTypeOnly) {
      const name = nameOf(node.imported ?? node.local)
      if (MAKE_TEXT.has(name) || (name === 'sql' && nameOf(node.local) !== 'sql')) found.push(textOf(node))
    }
    if (node.type === 'VariableDeclarator' && isSql(node.init) && isNode(node.id) && node.id.type === 'ObjectPattern')
      found.push(textOf(node))
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const callee = node.callee as Node
      const [first] = (node.arguments ?? []) as { expression: Node }[]
      if (isRaw(callee) && first && isLiteral(first.expression, constants)) allowed.add(callee)
      const name = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee)
      if (TAKE_TEXT.has(name) && first && !isSafe(first.expression, name, constants))
        found.push(textOf(first.expression))
    }
  }
  for (const node of nodes) if (isRaw(node) && !allowed.has(node)) found.push(textOf(callOf(node, nodes)))
  return found
}

/** `execute` takes Drizzle's statements: only a text that is put together here is doubtful. */
function isSafe(argument: Node, method: string, constants: ReadonlySet<string>): boolean {
  if (isLiteral(argument, constants) || argument.type === 'TaggedTemplateExpression') return true
  // Of a call like `copyTo` the argument is looked at.
  if (argument.type === 'CallExpression' && TAKE_TEXT.has(nameOf(argument.callee))) return true
  return method === 'execute' && argument.type !== 'TemplateLiteral' && argument.type !== 'BinaryExpression'
}

function isLiteral(node: unknown, constants: ReadonlySet<string>): boolean {
  if (!isNode(node)) return false
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
      return true
    case 'Identifier':
      return constants.has(nameOf(node))
    case 'TemplateLiteral':
      return (node.expressions as Node[]).every((part) => isLiteral(part, constants))
    case 'BinaryExpression':
      return isLiteral(node.left, constants) && isLiteral(node.right, constants)
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
      return isLiteral(node.expression, constants)
    default:
      return false
  }
}

function literalConstants(nodes: readonly Node[]): Set<string> {
  const constants = new Set<string>()
  for (const { type, kind, declarations } of nodes) {
    if (type !== 'VariableDeclaration' || kind !== 'const') continue
    for (const { id, init } of declarations as { id: Node; init: unknown }[])
      if (id.type === 'Identifier' && isLiteral(init, constants)) constants.add(nameOf(id))
  }
  return constants
}

function isRaw(node: Node): boolean {
  return node.type === 'MemberExpression' && isSql(node.object) && !isNamed(node.property)
}

function isNamed(property: unknown): boolean {
  return isNode(property) && property.type === 'Identifier' && !RAW.has(nameOf(property))
}

function callOf(callee: Node, nodes: readonly Node[]): Node {
  return nodes.find((node) => node.callee === callee) ?? callee
}

function isSql(node: unknown): boolean {
  return isNode(node) && node.type === 'Identifier' && nameOf(node) === 'sql'
}

function nameOf(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' ? String(node.value) : ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if (isNode(value)) yield value
  for (const child of Object.values(value)) yield* nodesOf(child)
}
