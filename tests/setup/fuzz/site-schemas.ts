import { join } from 'node:path'
import { z } from 'zod'
import type { DoorPolicy } from '@/lib/api/doors/door-policy'
import { DOOR_REQUESTS } from '../sample-doors'
import type { DoorSchema } from './apply-mutations'

/** What a route handler of the site takes, by its policy. */
export function schemaOf(policy: DoorPolicy | undefined): DoorSchema {
  const toJson = (schema: z.ZodType) =>
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, object>
  const body = policy?.body && policy.body !== 'stream' ? toJson(policy.body) : null
  const query = policy?.query ? toJson(policy.query).properties : {}
  return {
    ...(body ? { body } : {}),
    query: query as Record<string, object>,
    definitions: (body?.$defs ?? {}) as Record<string, object>,
  }
}

/** What each route handler of the site takes, by its method and folder. */
export async function siteSchemas(): Promise<Record<string, DoorSchema>> {
  const rows = await Promise.all(
    Object.keys(DOOR_REQUESTS).map(async (name): Promise<[string, DoorSchema]> => {
      const [method = '', folder = ''] = name.split(' ')
      const route = await import(/* @vite-ignore */ join(process.cwd(), 'app/api', folder, 'route.ts'))
      return [name, schemaOf(route[method].policy)]
    }),
  )
  return Object.fromEntries(rows)
}
