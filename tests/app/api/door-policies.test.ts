import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { SentDriver } from '@/lib/api/client-drivers'
import type { DoorPolicy } from '@/lib/api/doors/door-policy'
import { EmptyRequest } from '@/lib/api/doors/empty-request'
import { TotalQuery } from '@/lib/search/total-query'
import expected from './door-policies.json' with { type: 'json' }

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

type Exported = Record<string, { policy?: DoorPolicy }>

it('every handler under app/api has a policy, and it is the recorded one', async () => {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('route.ts'),
  )
  const names = await schemaNames()
  const rows: [string, unknown][] = []
  for (const file of files) {
    const exported: Exported = await import(/* @vite-ignore */ join(process.cwd(), 'app/api', file))
    for (const method of METHODS.filter((name) => name in exported)) {
      const policy = exported[method]?.policy
      rows.push([`${method} ${file.replace(/\/route\.ts$/, '')}`, policy ? describePolicy(policy, names) : 'no policy'])
    }
  }
  rows.sort(([one], [two]) => (one < two ? -1 : 1))
  expect(rows.filter(([, row]) => row === 'no policy')).toEqual([])
  expect(Object.fromEntries(rows)).toEqual(expected)
})

/** Schemas by what they are called where they are exported. */
async function schemaNames(): Promise<Map<unknown, string>> {
  const names = new Map<unknown, string>([
    [EmptyRequest, 'EmptyRequest'],
    [SentDriver, 'SentDriver'],
    [TotalQuery, 'TotalQuery'],
  ])
  for (const file of readdirSync('provider/contract').filter((name) => name.endsWith('.ts')))
    for (const [name, value] of Object.entries(
      await import(/* @vite-ignore */ join(process.cwd(), 'provider/contract', file)),
    ))
      names.set(value, name)
  return names
}

function describePolicy({ body, query, secondLimit, promoCodes, ...policy }: DoorPolicy, names: Map<unknown, string>) {
  const nameOf = (schema: z.ZodType) => names.get(schema) ?? 'a schema without a name'
  return {
    origin: 'same-site',
    ...policy,
    ...(body === undefined ? {} : { body: body === 'stream' ? body : nameOf(body) }),
    ...(query ? { query: nameOf(query) } : {}),
    ...(secondLimit ? { secondLimit: secondLimit.door } : {}),
    ...(promoCodes ? { promoCodes: true } : {}),
  }
}
