export type JsonSchema = Record<string, unknown>
export type Definitions = Record<string, object>

/** The schemas that a value at this path may have, of every branch of a union. */
export function schemasAt(schema: object, path: readonly string[], definitions: Definitions): JsonSchema[] {
  const here = branchesOf(schema as JsonSchema, definitions)
  const [key, ...rest] = path
  if (key === undefined) return here
  return here.flatMap((one) => {
    const properties = (one.properties ?? {}) as Record<string, object>
    const next = properties[key] ?? (typeof one.items === 'object' && one.items !== null ? one.items : null)
    return next ? schemasAt(next, rest, definitions) : []
  })
}

/** A schema with every branch that it may be, references read. */
export function branchesOf(schema: JsonSchema, definitions: Definitions): JsonSchema[] {
  const reference = typeof schema.$ref === 'string' ? definitions[schema.$ref.split('/').at(-1) ?? ''] : undefined
  if (reference) return branchesOf(reference as JsonSchema, definitions)
  const parts = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => (Array.isArray(list) ? list : []))
  return [schema, ...parts.flatMap((one) => branchesOf(one, definitions))]
}

/** Values at the bounds of a schema, just beyond them, and of every other type, as JSON. */
export function boundsOf(schemas: readonly JsonSchema[]): string[] {
  const bounds = schemas.flatMap((schema) => {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, minItems, maxItems } = schema
    const numbers = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].flatMap((value) =>
      typeof value === 'number' ? [value - 1, value, value + 1, value + 0.5] : [],
    )
    const texts = [minLength, maxLength].flatMap((value) =>
      typeof value === 'number' ? [value - 1, value, value + 1].map((length) => 'x'.repeat(Math.max(0, length))) : [],
    )
    const lists = [minItems, maxItems].flatMap((value) =>
      typeof value === 'number' ? [value - 1, value + 1].map((length) => Array(Math.max(0, length)).fill('x')) : [],
    )
    const choices = Array.isArray(schema.enum) ? [...schema.enum, `${schema.enum[0]} `] : []
    return [...numbers, ...texts, ...lists, ...choices].map((value) => JSON.stringify(value))
  })
  const types = new Set(schemas.flatMap(({ type }) => type))
  const others = {
    string: '"1"',
    integer: '1.5',
    number: '1',
    boolean: 'true',
    array: '["x"]',
    object: '{"x":1}',
    null: 'null',
  }
  return [...new Set([...bounds, ...Object.entries(others).flatMap(([type, json]) => (types.has(type) ? [] : [json]))])]
}
