/**
 * Returns the JSON text of a value with the names of every object in order, so that a caller who writes the same body
 * with other white space or another order of names has sent the same. It takes only a body that passed its schema,
 * which is never deep.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (isObject(part) ? inOrder(part) : part))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function inOrder(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)))
}
