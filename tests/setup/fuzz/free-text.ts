import type { z } from 'zod'
import type { Sample } from './apply-mutations'
import { HOSTILE_STRINGS } from './hostile-strings'

const LONGEST = 1_900

/** A field that takes what an attacker types: values that hold all that it takes, each with the mark of the field. */
export type FreeText = { door: string; path: string; mark: string; values: string[] }

/** Finds the fields of a door's body which its schema lets take at least one hostile text; the body of the sample is a valid one. */
export function freeTextsOf(door: string, schema: z.ZodType, { body }: Sample): Omit<FreeText, 'mark'>[] {
  const found: Omit<FreeText, 'mark'>[] = []
  const visit = (value: unknown, path: string[]) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key])
      return
    }
    // With room for the mark.
    const values = valuesOf((text) => schema.safeParse(withValue(body, path, `${text}${markOf(0)}`)).success)
    if (values.length > 0) found.push({ door, path: path.join('.'), values })
  }
  visit(body, [])
  return found
}

/** The mark of a field, which no text has by itself. */
export function markOf(index: number): string {
  return `q${String(index).padStart(3, '0')}q`
}

/** As few values as hold every text that the field takes. */
function valuesOf(takes: (text: string) => boolean): string[] {
  const values: string[] = []
  let packed = ''
  for (const text of Object.values(HOSTILE_STRINGS).filter(takes)) {
    const longer = packed === '' ? text : `${packed} ${text}`
    if (longer.length <= LONGEST && takes(longer)) packed = longer
    else {
      values.push(packed)
      packed = text
    }
  }
  return packed === '' ? values : [...values, packed]
}

/** Returns a copy of a body with another value at a path. */
export function withValue(body: unknown, path: readonly string[], value: unknown): unknown {
  const copy = structuredClone(body)
  const holder = path.slice(0, -1).reduce((inner, key) => (inner as Record<string, unknown>)[key], copy)
  ;(holder as Record<string, unknown>)[path.at(-1) ?? ''] = value
  return copy
}
