import { z } from 'zod'
import { StationSettings } from './station-schema'

/** What a value may be, as JSON Schema says it. */
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

/** @returns null: the schema does not know it. @param path as `rules.depositReleaseDays` or `laterCharges.0.feeKop` */
export function settingKind(path: string): SettingKind | null {
  let node: Node | undefined = ALL
  for (const name of path.split('.')) node = node && partOf(plain(node), name)
  if (!node) return null
  const { data } = Kind.safeParse(plain(node))
  return data ? { ...data, isNullable: isNullable(node) } : null
}

function partOf(node: Node, name: string): Node | undefined {
  const part =
    node.properties?.[name] ??
    (/^\d+$/.test(name) && !Array.isArray(node.items) ? node.items : node.additionalProperties)
  return typeof part === 'object' ? part : undefined
}

/** Without "or nothing", and the first of several ways. */
function plain(node: Node): Node {
  const ways = node.anyOf?.filter((way) => way.type !== 'null' && way.const !== '')
  return ways?.[0] ?? node
}

function isNullable({ anyOf }: Node): boolean {
  return anyOf?.some(({ type }) => type === 'null') ?? false
}
