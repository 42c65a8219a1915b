import { boundsOf, branchesOf, type JsonSchema, schemasAt } from './json-schema'
import type { Mutation } from './mutations'
import { fillsOf } from './valid-values'

/** A request that its door accepts. `body`: sent as JSON; `bytes`: sent as they are. */
export type Sample = {
  method: string
  path: string
  headers: Record<string, string>
  body?: unknown
  bytes?: Buffer
}

/** JSON Schemas of what a door takes: its body, and the parameters of its query by name. */
export type DoorSchema = { body?: object; query: Record<string, object>; definitions: Record<string, object> }

/** A request as it is sent. `payload`: bytes as Latin-1, so that it can be printed and sent again. */
export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; payload: string | null }

const RAW = '\u0001raw\u0001'
const DEEP_PIECES = { list: ['[', ']'], object: ['{"a":', '}'] } as const
const BODY_BYTES = 64 * 1024

type Draft = FuzzRequest & { value: unknown; raw: string[]; texts: Extract<Mutation, { kind: 'text' | 'twice' }>[] }

/** Makes a request out of a valid one. The same sample and mutations make the same request. */
export function applyMutations(sample: Sample, mutations: readonly Mutation[], schema: DoorSchema): FuzzRequest {
  const draft: Draft = {
    method: sample.method,
    path: sample.path,
    headers: { ...sample.headers },
    payload: sample.bytes?.toString('latin1') ?? null,
    value: sample.body === undefined ? undefined : structuredClone(sample.body),
    raw: [],
    texts: [],
  }
  if (sample.body !== undefined) draft.headers['content-type'] ??= 'application/json'
  for (const mutation of mutations) mutate(draft, mutation, schema)
  const { method, path, headers } = draft
  return { method, path, headers, payload: payloadOf(draft) }
}

function mutate(draft: Draft, mutation: Mutation, schema: DoorSchema): void {
  switch (mutation.kind) {
    case 'header':
      draft.headers[mutation.name] = mutation.value
      break
    case 'no header': {
      const names = Object.keys(draft.headers)
      delete draft.headers[names[mutation.at % names.length] ?? '']
      break
    }
    case 'method':
      draft.method = mutation.method
      break
    case 'twice':
    case 'text':
      draft.texts.push(mutation)
      break
    case 'segment':
    case 'path':
    case 'query':
    case 'query bound':
    case 'no query':
      draft.path = mutatePath(draft.path, mutation, schema)
      break
    default:
      mutateBody(draft, mutation, schema)
  }
}

type BodyMutation = Extract<Mutation, { kind: 'value' | 'bound' | 'fill' | 'drop' | 'extra' | 'wrap' | 'deep' }>

function mutateBody(draft: Draft, mutation: BodyMutation, schema: DoorSchema): void {
  switch (mutation.kind) {
    case 'value':
      replaceAt(draft, mutation.at, mutation.json)
      break
    case 'bound':
      replaceByBound(draft, mutation, schema)
      break
    case 'fill': {
      const fills = schema.body ? fillsOf(draft.value, schema.body, schema.definitions, mutation.which) : []
      draft.value = fills.length === 0 ? draft.value : fills[mutation.at % fills.length]?.apply()
      break
    }
    case 'drop':
      nodeOf(draft, mutation.at)?.remove()
      break
    case 'extra':
      addField(draft, mutation)
      break
    case 'wrap':
      nodeOf(draft, mutation.at)?.change((value) => [value])
      break
    case 'deep': {
      const [open, close] = DEEP_PIECES[mutation.isList ? 'list' : 'object']
      replaceAt(draft, mutation.at, `${open.repeat(mutation.depth)}1${close.repeat(mutation.depth)}`)
    }
  }
}

type Node = { path: string[]; value: unknown; change: (to: (value: unknown) => unknown) => void; remove: () => void }

/** Every value of the body, the body itself first. */
function nodesOf(draft: Draft): Node[] {
  const nodes: Node[] = [
    {
      path: [],
      value: draft.value,
      change: (to) => {
        draft.value = to(draft.value)
      },
      remove: () => {
        draft.value = undefined
      },
    },
  ]
  const visit = (parent: unknown, path: string[]) => {
    if (typeof parent !== 'object' || parent === null) return
    const holder = parent as Record<string, unknown>
    for (const [key, value] of Object.entries(holder)) {
      nodes.push({
        path: [...path, key],
        value,
        change: (to) => {
          holder[key] = to(value)
        },
        remove: () => (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]),
      })
      visit(value, [...path, key])
    }
  }
  visit(draft.value, [])
  return nodes
}

function nodeOf(draft: Draft, at: number): Node | undefined {
  const nodes = nodesOf(draft)
  // The body as a whole less often than what is in it.
  return nodes[nodes.length > 1 && at % 8 !== 0 ? 1 + (at % (nodes.length - 1)) : 0]
}

function replaceAt(draft: Draft, at: number, json: string): void {
  nodeOf(draft, at)?.change(() => rawValue(draft, json))
}

function rawValue(draft: Draft, json: string): string {
  draft.raw.push(json)
  return `${RAW}${draft.raw.length - 1}`
}

function addField(draft: Draft, { at, name, json }: Extract<Mutation, { kind: 'extra' }>): void {
  // A list has no fields, and its `length` takes no text.
  const objects = nodesOf(draft).filter(
    ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  )
  const holder = objects[at % objects.length]?.value
  if (!holder) return
  // A setter would take `__proto__`.
  Object.defineProperty(holder, name, {
    value: rawValue(draft, json),
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

function replaceByBound(draft: Draft, { at, which }: { at: number; which: number }, schema: DoorSchema): void {
  const node = nodeOf(draft, at)
  if (!node || !schema.body) return
  const bounds = boundsOf(schemasAt(schema.body, node.path, schema.definitions))
  const bound = bounds[which % Math.max(1, bounds.length)]
  if (bound !== undefined) node.change(() => rawValue(draft, bound))
}

/** Names that a schema lists for the object at a path of the body, in any branch of a union. */
export function listedAt({ body, definitions }: DoorSchema, path: readonly string[]): string[] {
  return schemasAt(body ?? {}, path, definitions).flatMap(({ properties }) => Object.keys(properties ?? {}))
}

function payloadOf({ value, raw, texts, payload }: Draft): string | null {
  const json =
    value === undefined
      ? undefined
      : JSON.stringify(value)?.replace(/"\\u0001raw\\u0001(\d+)"/g, (_, index) => raw[Number(index)] ?? 'null')
  const whole = json === undefined ? payload : Buffer.from(json).toString('latin1')
  if (whole === null) return null
  return texts.reduce(
    (text, fault) => (fault.kind === 'twice' ? doubleKey(text, fault) : spoilText(text, fault)),
    whole,
  )
}

/** Writes a name of an object a second time, with another value. */
function doubleKey(text: string, { at, json }: { at: number; json: string }): string {
  const names = [...text.matchAll(/[{,]("(?:[^"\\]|\\.){1,40}"):/g)]
  const name = names[at % Math.max(1, names.length)]
  if (!name) return text
  const end = name.index + 1
  return `${text.slice(0, end)}${name[1]}:${Buffer.from(json).toString('latin1')},${text.slice(end)}`
}

function spoilText(text: string, { how, at }: Extract<Mutation, { kind: 'text' }>): string {
  const middle = text.length === 0 ? 0 : at % text.length
  switch (how) {
    case 'cut':
      return text.slice(0, middle)
    case 'comma':
      return text.replace(/[}\]]/, ',$&')
    case 'quote':
      return `${text.slice(0, middle)}"${text.slice(middle)}`
    case 'bom':
      return `\xef\xbb\xbf${text}`
    case 'utf16':
      return Buffer.from(Buffer.from(text, 'latin1').toString('utf8'), 'utf16le').toString('latin1')
    case 'latin1':
      return `${text.slice(0, middle)}\xe9${text.slice(middle)}`
    case 'bytes':
      return `${text.slice(0, middle)}\xff\xfe\xc0\xaf\xed\xa0\x80${text.slice(middle)}`
    case 'empty':
      return ''
    case 'nan':
      return text.replace(/:(\d+|"[^"]*")/, ':NaN')
    case 'trailing':
      return `${text} {}`
    case 'twice':
      return text + text
    case 'spaces':
      return `${' \t\r\n'.repeat(200)}${text}`
    case 'single quotes':
      return text.replaceAll('"', "'")
    case 'comment':
      return `/* */${text}//`
    case 'control':
      return `${text.slice(0, middle)}\x00\x1b\x08${text.slice(middle)}`
    case '64 KB':
      return text.padEnd(BODY_BYTES, ' ')
    case '70 KB':
      return text.padEnd(70 * 1024, ' ')
    case 'scalar':
      return '"text"'
  }
}

type PathMutation = Extract<Mutation, { kind: 'segment' | 'path' | 'query' | 'query bound' | 'no query' }>

function mutatePath(whole: string, mutation: PathMutation, schema: DoorSchema): string {
  const [path = '', query = ''] = whole.split(/\?(.*)/s)
  const withQuery = (text: string) => (text === '' ? path : `${path}?${text}`)
  switch (mutation.kind) {
    case 'segment': {
      const segments = path.split('/')
      // The last ones are parameters.
      const last = segments.findLastIndex((segment) => segment !== '')
      segments[Math.max(1, last - (mutation.at % 3))] = mutation.text
      return `${segments.join('/')}${query && `?${query}`}`
    }
    case 'path':
      return `${spoilPath(path, mutation.how)}${query && `?${query}`}`
    case 'no query':
      return path
    case 'query': {
      const name = queryName(schema, query, mutation.at)
      return withQuery(setQuery(query, name, mutation.text, mutation.isTwice))
    }
    case 'query bound': {
      const name = queryName(schema, query, mutation.at)
      const bounds = boundsOf(branchesOf((schema.query[name] ?? {}) as JsonSchema, schema.definitions))
      const text = (bounds[mutation.which % Math.max(1, bounds.length)] ?? '').replace(/^"|"$/g, '')
      return withQuery(setQuery(query, name, encodeURIComponent(text), false))
    }
  }
}

function queryName(schema: DoorSchema, query: string, at: number): string {
  const names = [...Object.keys(schema.query), ...new URLSearchParams(query).keys(), 'colour', '__proto__']
  return names[at % names.length] ?? 'colour'
}

function setQuery(query: string, name: string, text: string, isTwice: boolean): string {
  const others = query.split('&').filter((pair) => pair !== '' && (isTwice || !pair.startsWith(`${name}=`)))
  return [...others, `${name}=${text}`].join('&')
}

function spoilPath(path: string, how: Extract<Mutation, { kind: 'path' }>['how']): string {
  const last = path.lastIndexOf('/', path.length - 2)
  switch (how) {
    case 'double slash':
      return `/${path}`
    case 'slash':
      return path.endsWith('/') ? path.slice(0, -1) : `${path}/`
    case 'dots':
      return `${path.slice(0, last)}/x/..${path.slice(last)}`
    case 'encoded dots':
      return `${path.slice(0, last)}/%2e%2e${path.slice(last)}`
    case 'encoded slash':
      return `${path.slice(0, last)}%2f${path.slice(last + 1)}`
    case 'dot json':
      return `${path.replace(/\/$/, '')}.json`
    case 'upper':
      return path.toUpperCase()
    case 'encoded letter':
      return path.replace(/[a-z](?=\/?$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
    case 'semicolon':
      return `${path};jsessionid=1`
    case 'nul':
      return `${path}%00`
    case 'broken percent':
      return `${path}%`
    case 'overlong':
      return `${path}%c0%ae%c0%ae`
    case 'backslash':
      return path.replace(/\//g, '\\').replace(/^\\/, '/')
    case 'hash':
      return `${path}%23x`
    case 'tab':
      return `${path}%09`
    case 'long':
      return `${path}${'a'.repeat(9_000)}`
    case 'rsc':
      return `${path}.rsc?_rsc=1`
    case 'absolute':
      return `http://evil.example${path}`
  }
}
