import type { DoorSchema } from './apply-mutations'
import { branchesOf, type JsonSchema } from './json-schema'
import { fillsOf } from './valid-values'

/** Choices of valid values that are tried: one of them may not go with the rest of the body. */
const TRIES = 6

/**
 * Bodies by the paths of what they hold, every one of a sample or of what `fill` makes of it, and taken by its schema.
 *
 * @param takes whether the check of the program takes a body
 */
export function reachedBodies(
  samples: readonly unknown[],
  { body, definitions }: DoorSchema,
  takes: (body: unknown) => boolean,
): Map<string, unknown> {
  const reached = new Map<string, unknown>()
  const waiting = [...samples]
  while (waiting.length > 0) {
    const one = waiting.shift()
    const fresh = pathsOf(one).filter((path) => !reached.has(path))
    for (const path of fresh) reached.set(path, one)
    for (let which = 0; which < TRIES; which++)
      for (const { path, apply } of body ? fillsOf(one, body, definitions, which) : []) {
        const key = path.join('.')
        if (reached.has(key) && !isEmpty(one, path)) continue
        const filled = apply()
        if (pathsOf(filled).every((inner) => reached.has(inner)) || !takes(filled)) continue
        for (const inner of pathsOf(filled)) if (!reached.has(inner)) reached.set(inner, filled)
        waiting.push(filled)
      }
  }
  return reached
}

/** Paths of a schema's properties which no body reaches; `0` is the first value of a list. */
export function unreachedOf(schema: DoorSchema, reached: ReadonlyMap<string, unknown>): string[] {
  return schemaPaths(schema).filter((path) => !reached.has(path))
}

function schemaPaths({ body, definitions }: DoorSchema): string[] {
  const found = new Set<string>()
  const visit = (schema: JsonSchema, path: string[]) => {
    for (const { properties, items } of branchesOf(schema, definitions)) {
      for (const [name, inner] of Object.entries((properties ?? {}) as Record<string, JsonSchema>)) {
        found.add([...path, name].join('.'))
        visit(inner, [...path, name])
      }
      if (typeof items === 'object' && items !== null) {
        found.add([...path, '0'].join('.'))
        visit(items as JsonSchema, [...path, '0'])
      }
    }
  }
  if (body) visit(body as JsonSchema, [])
  return [...found]
}

function pathsOf(value: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    [...path, name].join('.'),
    ...pathsOf(inner, [...path, name]),
  ])
}

/** Null at a path: what may stand there has paths of its own. */
function isEmpty(body: unknown, path: readonly string[]): boolean {
  const value = path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], body)
  return value === null || value === false
}
