/** The only types of a JSON body; readers differ in what they make of any other spelling. */
const JSON_TYPE = /^application\/json(?:[ \t]*;[ \t]*charset=(?:utf-8|"utf-8"))?$/i

/** More than any request of the contract or of the gateway has. */
export const JSON_MAX_DEPTH = 20

/** Returns whether a `content-type` names a JSON body, in one of its proper spellings. */
export function isJsonType(type: string | null | undefined): boolean {
  return JSON_TYPE.test(type ?? '')
}

/** Returns whether lists and objects lie in each other deeper than `JSON_MAX_DEPTH`. Level by level: a recursion could overflow. */
export function isTooDeep(json: unknown): boolean {
  let level = [json].filter(isNested)
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > JSON_MAX_DEPTH) return true
    level = level.flatMap((value) => Object.values(value).filter(isNested))
  }
  return false
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
