import type { z } from 'zod'
import type { DoorSchema, Sample } from './apply-mutations'
import { HOSTILE_STRINGS } from './hostile-strings'
import { reachedBodies } from './reached'

const LONGEST = 1_900

/**
 * A field that takes what an attacker types: values that hold all that it takes, each with the mark of the field. `body`: a valid one
 * that has the field, of the request of this name when it has it by itself.
 */
export type FreeText = { door: string; request: string; body: unknown; path: string; mark: string; values: string[] }

/**
 * Finds the fields of a door's body which its schema lets take at least one hostile text, also those that its requests leave out.
 *
 * @param requests valid ones of the door, by name; the fullest that has a field is used
 */
export function freeTextsOf(
  door: string,
  schema: z.ZodType,
  json: DoorSchema,
  requests: Record<string, Sample>,
): Omit<FreeText, 'mark'>[] {
  const size = ([, { body }]: [string, Sample]) => JSON.stringify(body).length
  const fullest = Object.entries(requests).sort((one, other) => size(other) - size(one))
  const takes = (body: unknown) => schema.safeParse(body).success
  const reached = reachedBodies(
    fullest.map(([, { body }]) => body),
    json,
    takes,
  )
  return [...reached].flatMap(([path, body]) => {
    const value = valueAt(body, path.split('.'))
    if (typeof value === 'object' && value !== null) return []
    // With room for the mark.
    const values = valuesOf((text) => takes(withValue(body, path.split('.'), `${text}${markOf(0)}`)))
    const request = fullest.find(([, one]) => one.body === body)?.[0] ?? fullest[0]?.[0] ?? door
    return values.length > 0 ? [{ door, request, body, path, values }] : []
  })
}

/** The mark of a field, which no text has by itself; of letters, as the names of people are. */
export function markOf(index: number): string {
  const letters = [...String(index).padStart(3, '0')].map((digit) => 'abcdefghij'[Number(digit)])
  return `qz${letters.join('')}zq`
}

/** Numbers of the fields whose marks are in a text, in whatever case. */
export function marksIn(text: string): number[] {
  return [...text.matchAll(/qz([a-j]{3})zq/gi)].map(([, letters = '']) =>
    Number([...letters.toLowerCase()].map((letter) => 'abcdefghij'.indexOf(letter)).join('')),
  )
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

function valueAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], body)
}

/** Returns a copy of a body with another value at a path. */
export function withValue(body: unknown, path: readonly string[], value: unknown): unknown {
  const copy = structuredClone(body)
  const holder = path.slice(0, -1).reduce((inner, key) => (inner as Record<string, unknown>)[key], copy)
  ;(holder as Record<string, unknown>)[path.at(-1) ?? ''] = value
  return copy
}
