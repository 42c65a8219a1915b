import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from '@swc/core'
import { expect, it } from 'vitest'
import { ALLOWED_NAMES } from './allowed-names'

/** Words of an older vocabulary; docs/glossary.md has the word for each subject and act. */
const OLD_WORDS = new Set(
  `act acts adopt adopts answer answered answers around ask asked asks begun believe brought caller closing
   complaint complaints counted desk door doors every fault faults forget forgets forgotten found given guards
   hear hears holder judge judged judges keep keeps kept knob knobs known look looked looks move moved moves
   obstacle obstacles office opener owed paper papers parts paying printer refusal refusals refused said sandbox
   selling sender shed shelf shown signing span stories story succeed succeeds sweep sweeps swept take
   takes takings tell tells till told trace traces trouble troubles turn turns turnstile twin twins untake vain
   wish wishes word words`.split(/\s+/),
)
const FOLDERS = ['app', 'bench', 'cluster', 'components', 'lib', 'provider', 'server', 'telemetry']
const FILES = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ),
  ...readdirSync('.').filter((file) => /^(middleware|instrumentation)/.test(file)),
].filter((file) => /\.tsx?$/.test(file))

it('no declared name and no file has an old word, but for the listed few', () => {
  const old = FILES.flatMap((file) =>
    [basename(file).replace(/\.tsx?$/, ''), ...declaredNames(file, readFileSync(file, 'utf8'))].filter(hasOldWord),
  )
  expect([...new Set(old)].sort()).toEqual(ALLOWED_NAMES.flatMap(({ names }) => names.split(' ')).sort())
})

it('finds the names of every kind of declaration', () => {
  const source = `
    import { imported } from 'x'
    type Alias = { member: string; method(parameter: number): void }
    interface Face { face: 1 }
    function named({ taken, key: renamed, ...rest }, [first, second = 1], ...others) { class Local { field = 1; act() {} } }
    const arrow = async (argument, preset = 2) => { for (const item of list) { try {} catch (caught) {} } }
    const literal = { property: 1, method() {} }
  `
  expect(declaredNames('source.ts', source).sort()).toEqual(
    [
      ['Alias', 'Face', 'Local', 'act', 'argument', 'arrow', 'caught', 'face', 'field', 'first', 'item', 'literal'],
      ['member', 'method', 'method', 'named', 'others', 'parameter', 'preset', 'renamed', 'rest', 'second', 'taken'],
    ].flat(),
  )
})

type Node = { type?: string; [key: string]: unknown }

/** Names that a source declares: functions, variables, parameters, types and their members; no key of a plain object. */
function declaredNames(file: string, source: string): string[] {
  const names: string[] = []
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }).body)
  return names

  function visit(value: unknown): void {
    if (!value || typeof value !== 'object') return
    if (Array.isArray(value)) {
      value.forEach(visit)
      return
    }
    const node = value as Node
    for (const name of namedBy(node)) names.push(name)
    for (const [key, child] of Object.entries(node)) if (key !== 'span') visit(child)
  }
}

function namedBy(node: Node): string[] {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
      return identifier(node.identifier)
    case 'VariableDeclarator':
    case 'TsTypeAliasDeclaration':
    case 'TsInterfaceDeclaration':
    case 'TsEnumDeclaration':
      return pattern(node.id)
    case 'Parameter':
      return pattern(node.pat)
    case 'CatchClause':
      return pattern(node.param)
    case 'ArrowFunctionExpression':
    case 'TsMethodSignature':
      return [
        ...(node.type === 'TsMethodSignature' ? identifier(node.key) : []),
        ...(node.params as unknown[]).flatMap(pattern),
      ]
    case 'TsPropertySignature':
    case 'ClassProperty':
    case 'ClassMethod':
    case 'MethodProperty':
      return identifier(node.key)
    default:
      return []
  }
}

/** The names that a pattern of a declaration or of a parameter binds. */
function pattern(value: unknown): string[] {
  const node = value as Node | null
  switch (node?.type) {
    case 'Identifier':
      return identifier(node)
    case 'ObjectPattern':
      return (node.properties as Node[]).flatMap((property) =>
        property.type === 'AssignmentPatternProperty'
          ? identifier(property.key)
          : pattern(property.value ?? property.argument),
      )
    case 'ArrayPattern':
      return (node.elements as unknown[]).flatMap(pattern)
    case 'AssignmentPattern':
      return pattern(node.left)
    case 'RestElement':
      return pattern(node.argument)
    default:
      return []
  }
}

function identifier(value: unknown): string[] {
  const node = value as Node | null
  return node?.type === 'Identifier' ? [node.value as string] : []
}

/** True of `keptFile`, `KEPT_FILE` and `kept-file`, where `kept` is an old word. */
function hasOldWord(name: string): boolean {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_$-]+/)
    .some((part) => OLD_WORDS.has(part.toLowerCase()))
}
