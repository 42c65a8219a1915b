import fc from 'fast-check'
import { branchesOf, type Definitions, type JsonSchema, schemasAt } from './json-schema'

/** Of texts whose check is code, which no JSON Schema says: by the name of the field. */
const BY_NAME: [RegExp, string[]][] = [
  [/phone$/i, ['+79990000101', '+8613912345678']],
  [/^email$/, ['anna@clients.example']],
  [/password$|^old$/, ['Maple-17-lake', 'River-29-stone']],
  [/^time$/, ['12:00', '09:30']],
  [/^(df|dt)$/, ['2026-12-25-02-00', '2026-12-28-02-00']],
  [/^(flight|sign)$/, ['SU 1700', '']],
  [/gosnomer$/, ['e341hb25']],
]
const BY_FORMAT: Record<string, string[]> = {
  date: ['2026-11-01', '1990-02-28', '2028-02-29'],
  uuid: ['3f2c4d5e-0000-4000-8000-000000000001'],
  email: ['anna@clients.example'],
  'date-time': ['2026-12-05T02:00:00.000Z'],
}
const TEXTS = ['Анна Лебедева', 'Maria', 'Светланская']
const UNBOUNDED = 100

/**
 * A body with a property or a branch that it lacked, valid where the rest of it is.
 *
 * @property path the value that is new
 */
export type Fill = { path: string[]; apply: () => unknown }

/**
 * Every way to put into a body what its schema has and it lacks: a property, with all that its branch of a union needs and without
 * what that branch has not; the first value of a list; and another branch of a union in place of a value.
 *
 * @param which chooses among the valid values
 */
export function fillsOf(body: unknown, schema: object, definitions: Definitions, which: number): Fill[] {
  const fills: Fill[] = []
  const visit = (value: unknown, path: string[], put: (value: unknown) => unknown) => {
    for (const branch of schemasAt(schema, path, definitions)) {
      const type = typeOf(branch)
      if (type === 'object' && isObject(value)) {
        for (const name of Object.keys(propertiesOf(branch)))
          if (!Object.hasOwn(value, name))
            fills.push({
              path: [...path, name],
              apply: () => put(asBranch(value, branch, name, definitions, which)),
            })
      } else if (type === 'array' && Array.isArray(value)) {
        if (value.length === 0 && isObject(branch.items))
          fills.push({
            path: [...path, '0'],
            apply: () => put([validValue(branch.items as JsonSchema, definitions, path.at(-1) ?? '', which)]),
          })
      } else if (type !== undefined && type !== 'null' && type !== typeOfValue(value))
        fills.push({ path, apply: () => put(validValue(branch, definitions, path.at(-1) ?? '', which)) })
    }
    if (Array.isArray(value))
      for (const [index, one] of value.entries())
        visit(one, [...path, String(index)], (inner) => put(value.with(index, inner)))
    else if (isObject(value))
      for (const [name, one] of Object.entries(value))
        visit(one, [...path, name], (inner) => put({ ...value, [name]: inner }))
  }
  visit(body, [], (whole) => whole)
  return fills
}

/** An object as a branch of a union takes it, with one property more. */
function asBranch(
  value: Record<string, unknown>,
  branch: JsonSchema,
  added: string,
  definitions: Definitions,
  which: number,
): Record<string, unknown> {
  const properties = propertiesOf(branch)
  const isClosed = branch.additionalProperties === false
  const stays = ([name, inner]: [string, unknown]) =>
    Object.hasOwn(properties, name) ? fits(inner, properties[name] ?? {}, definitions) : !isClosed
  const old = Object.fromEntries(Object.entries(value).filter(stays))
  const needed = [...((branch.required ?? []) as string[]), added].filter((name) => !Object.hasOwn(old, name))
  const fresh = needed.map((name) => [name, validValue(properties[name] ?? {}, definitions, name, which)])
  return { ...old, ...Object.fromEntries(fresh) }
}

/** Whether a value may be of a schema, as far as its constants and its type say. */
function fits(value: unknown, schema: JsonSchema, definitions: Definitions): boolean {
  return branchesOf(schema, definitions).some((branch) => {
    if ('const' in branch) return branch.const === value
    if (Array.isArray(branch.enum)) return branch.enum.includes(value)
    const type = typeOf(branch)
    return type !== undefined && (type === typeOfValue(value) || (type === 'number' && typeof value === 'number'))
  })
}

/** A value that a schema takes; objects have all their properties. */
export function validValue(schema: JsonSchema, definitions: Definitions, name: string, which: number): unknown {
  const branches = branchesOf(schema, definitions).filter((one) => 'const' in one || typeOf(one) !== undefined)
  const usable = branches.filter((one) => typeOf(one) !== 'null')
  const one = usable[which % Math.max(1, usable.length)]
  if (!one) return null
  if ('const' in one) return one.const
  if (Array.isArray(one.enum)) return one.enum[which % one.enum.length]
  switch (typeOf(one)) {
    case 'boolean':
      return which % 2 === 0
    case 'integer':
    case 'number':
      return validNumber(one, which)
    case 'array':
      return [validValue((one.items ?? {}) as JsonSchema, definitions, name, which)]
    case 'object':
      return Object.fromEntries(
        Object.entries(propertiesOf(one)).map(([key, inner]) => [key, validValue(inner, definitions, key, which)]),
      )
    default:
      return validText(one, name, which)
  }
}

function validNumber({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema, which: number): number {
  const bound = (value: unknown, beyond: number) => (typeof value === 'number' ? value + beyond : undefined)
  const low = bound(minimum, 0) ?? bound(exclusiveMinimum, 1)
  const high = bound(maximum, 0) ?? bound(exclusiveMaximum, -1)
  const isBounded = low !== undefined && low > Number.MIN_SAFE_INTEGER
  const choices = [isBounded ? low : 1, Math.min(high ?? UNBOUNDED, (isBounded ? low : 1) + 1), high ?? UNBOUNDED]
  return choices[which % choices.length] ?? 1
}

function validText({ pattern, format, minLength, maxLength }: JsonSchema, name: string, which: number): string {
  const ofName = BY_NAME.find(([field]) => field.test(name))?.[1]
  const texts = BY_FORMAT[String(format)] ?? ofName?.filter((text) => matches(text, pattern))
  const longest = typeof maxLength === 'number' ? maxLength : UNBOUNDED
  if (texts && texts.length > 0) return texts[which % texts.length] ?? ''
  if (typeof pattern === 'string')
    return (
      fc.sample(fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' }), { seed: which, numRuns: 1 })[0] ?? ''
    ).slice(0, longest)
  const text = (TEXTS[which % TEXTS.length] ?? '').slice(0, longest)
  return text.padEnd(typeof minLength === 'number' ? minLength : 0, 'я')
}

function matches(text: string, pattern: unknown): boolean {
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)
}

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema.properties ?? {}) as Record<string, JsonSchema>
}

function typeOf({ type, properties, ...rest }: JsonSchema): string | undefined {
  if (typeof type === 'string') return type
  if (properties) return 'object'
  return 'const' in rest ? typeOfValue(rest.const) : undefined
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
