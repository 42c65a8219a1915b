import { z } from 'zod'

type JsonSchema = Record<string, unknown>

/**
 * Returns where a schema takes fields that it does not list: paths of objects without `strictObject`, and of records.
 *
 * @param io whether what goes in or what comes out is meant: out of an object nothing comes but what it lists
 */
export function openObjects(schema: z.ZodType, io: 'input' | 'output'): string[] {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema
  const definitions = (json.$defs ?? {}) as Record<string, JsonSchema>
  const found: string[] = []
  const visit = (node: unknown, path: string, seen: readonly unknown[]): void => {
    if (typeof node !== 'object' || node === null || seen.includes(node)) return
    const inside = [...seen, node]
    const { $ref, type, additionalProperties, properties, items, prefixItems, anyOf, oneOf, allOf } = node as JsonSchema
    if (typeof $ref === 'string') visit(definitions[$ref.split('/').at(-1) ?? ''], path, inside)
    if (type === 'object' && additionalProperties !== false) found.push(path)
    for (const [name, value] of Object.entries((properties ?? {}) as JsonSchema))
      visit(value, path ? `${path}.${name}` : name, inside)
    visit(items, `${path}[]`, inside)
    visit(additionalProperties, `${path}.*`, inside)
    for (const list of [prefixItems, anyOf, oneOf, allOf])
      if (Array.isArray(list)) for (const one of list) visit(one, path, inside)
  }
  visit(json, '', [])
  return [...new Set(found)].sort()
}
