import { z } from 'zod'
import { StationSettings } from './station-schema'

/** The kind of a value, with the keys of JSON Schema. */
const Kind = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
})
export type SettingKind = z.infer<typeof Kind> & { isNullable: boolean }

type Node = z.core.JSONSchema.JSONSchema

const ALL: Node = z.toJSONSchema(StationSettings, { io: 'input' })

/**
 * Returns the kind of a setting; null when the schema does not have it.
 *
 * @param path as `rules.depositReleaseDays` or `laterCharges.0.feeKop`
 */
export function settingKind(path: string): SettingKind | null {
  let node: Node | undefined = ALL
  for (const name of path.split('.')) node = node && partOf(plain(node), name)
  if (!node) return null
  const { data } = Kind.safeParse(plain(node))
  return data ? { ...data, isNullable: isNullable(node) } : null
}

/** Returns the names of all possible settings, with `*` for an index of a list; a text has one name for all languages. */
export function settingPatterns(node: Node = ALL, path = ''): string[] {
  const plainNode = plain(node)
  const listPatternsBelow = (part: Node | boolean | undefined, name: string) =>
    typeof part === 'object' ? settingPatterns(part, path === '' ? name : `${path}.${name}`) : []
  const names = Object.keys(plainNode.properties ?? {})
  if (names.length > 0 && !names.includes('zh-CN'))
    return [
      ...(isNullable(node) ? [path] : []),
      ...names.flatMap((name) => listPatternsBelow(plainNode.properties?.[name], name)),
    ]
  const each = Array.isArray(plainNode.items) ? undefined : (plainNode.items ?? plainNode.additionalProperties)
  const isTable = typeof each === 'object' && (plainNode.type === 'object' || plain(each).properties !== undefined)
  return isTable ? listPatternsBelow(each, '*') : [path]
}

function partOf(node: Node, name: string): Node | undefined {
  const part =
    node.properties?.[name] ??
    (/^\d+$/.test(name) && !Array.isArray(node.items) ? node.items : node.additionalProperties)
  return typeof part === 'object' ? part : undefined
}

/** Returns the node without null; of several alternatives the first. */
function plain(node: Node): Node {
  const ways = node.anyOf?.filter((way) => way.type !== 'null' && way.const !== '')
  return ways?.[0] ?? node
}

function isNullable({ anyOf }: Node): boolean {
  return anyOf?.some(({ type }) => type === 'null') ?? false
}
