type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Schemas = Record<string, Json>

const PLACE = '#/components/schemas/'
/** The type provider gives each schema two names, `Booking` and `BookingInput`, because defaults make them differ. */
const INPUT = 'Input'

/** The fields of an OpenAPI document that are read here. */
type OpenApiDocument = { paths?: object; components?: { schemas?: Schemas } }

/**
 * Returns the document with the schemas that its paths use, under one name where input and output are the same or only
 * one of them is used.
 */
export function tidyComponents<Document extends object>(document: Document): Document {
  const { paths = {}, components = {} }: OpenApiDocument = document
  const { schemas = {} } = components
  const used = reachable(paths, schemas)
  const isSame = (name: string, output: string) =>
    JSON.stringify(inlineRefs(schemas[name], schemas)) === JSON.stringify(inlineRefs(schemas[output], schemas))
  const names = new Map(
    [...used].sort().map((name) => {
      const output = name.endsWith(INPUT) ? name.slice(0, -INPUT.length) : name
      return [name, !used.has(output) || isSame(name, output) ? output : name]
    }),
  )
  const renamed = Object.fromEntries([...names].map(([name, to]) => [to, schemas[name] ?? null]))
  return withNames({ ...document, components: { ...components, schemas: renamed } }, names)
}

function reachable(from: unknown, schemas: Schemas, seen = new Set<string>()): Set<string> {
  for (const name of refsIn(from)) {
    if (seen.has(name)) continue
    seen.add(name)
    reachable(schemas[name], schemas, seen)
  }
  return seen
}

function refsIn(value: unknown): string[] {
  return [...JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)].flatMap(
    ([, name]) => name ?? [],
  )
}

/** Returns the value with every reference replaced by its schema: the contract has no cycle. */
function inlineRefs(value: Json | undefined, schemas: Schemas): Json {
  if (Array.isArray(value)) return value.map((one) => inlineRefs(one, schemas))
  if (value === null || typeof value !== 'object') return value ?? null
  const { $ref, ...own } = value
  const target = typeof $ref === 'string' ? inlineRefs(schemas[$ref.slice(PLACE.length)], schemas) : {}
  const rest = Object.entries(own).map(([key, one]) => [key, inlineRefs(one, schemas)])
  return { ...(target as object), ...Object.fromEntries(rest) }
}

function withNames<Value>(value: Value, names: Map<string, string>): Value {
  return JSON.parse(JSON.stringify(value), (key, one) => {
    if (key !== '$ref' || typeof one !== 'string') return one
    const name = one.slice(PLACE.length)
    return PLACE + (names.get(name) ?? name)
  })
}
