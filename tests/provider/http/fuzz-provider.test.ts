import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { doorOf, providerRequests, REJECTED_ACTS } from '@/tests/setup/fuzz/act-samples'
import { applyMutations } from '@/tests/setup/fuzz/apply-mutations'
import { FUZZ } from '@/tests/setup/fuzz/fuzz-form'
import { type FuzzedProvider, openFuzzedProvider } from '@/tests/setup/fuzz/open-fuzzed-provider'
import { makeWorld } from '@/tests/setup/fuzz/provider-samples'
import { reachedBodies, unreachedOf } from '@/tests/setup/fuzz/reached'
import { codeOf, faultFinder, LONGEST_MS } from '@/tests/setup/fuzz/rejection-faults'
import { brokenLimits, type FuzzTarget, replay, reportLines, runFuzz } from '@/tests/setup/fuzz/run-fuzz'

describe('the provider', () => {
  let provider: FuzzedProvider
  let target: FuzzTarget

  beforeAll(async () => {
    provider = await openFuzzedProvider()
    const faultOf = await faultFinder(provider.db, provider.shapeFault)
    target = {
      open: async () => {
        const samples = providerRequests(await makeWorld(provider))
        return Object.fromEntries(
          Object.entries(samples).map(([name, sample]) => [
            name,
            { sample, schema: provider.doorSchemas[doorOf(name)] ?? { query: {}, definitions: {} } },
          ]),
        )
      },
      send: provider.send,
      faultOf,
    }
  })
  afterAll(() => provider.close())

  it(
    'has a sample of every operation, which passes its schema',
    async () => {
      const doors = await target.open()
      expect([...new Set(Object.keys(doors).map(doorOf))].sort()).toEqual(Object.keys(provider.doorSchemas).sort())
      const unread: unknown[] = []
      const rejected: string[] = []
      for (const [name, { sample, schema }] of Object.entries(doors)) {
        const response = await provider.send(applyMutations(sample, [], schema))
        const text = response.body.toString()
        if (/"(invalid_\w+|unsupported_media_type|unauthenticated)"|No such address|No such booking\./.test(text))
          unread.push([name, text])
        if (response.status >= 400 && name !== doorOf(name)) rejected.push(`${name}: ${codeOf(response)}`)
      }
      expect({ unread, rejected }).toEqual({ unread: [], rejected: REJECTED_ACTS })
    },
    LONGEST_MS,
  )

  it(
    'has every property of every schema in a sample, or in what is made of it',
    async () => {
      const doors = Object.entries(await target.open())
      const unreached = provider.routes().flatMap(([route, { body }]) => {
        const name = route.replace(/:(\w+)/g, '{$1}')
        const schema = provider.doorSchemas[name]
        if (!schema?.body || !(body instanceof z.ZodType)) return []
        const samples = doors.filter(([door]) => doorOf(door) === name).map(([, { sample }]) => sample.body)
        const reached = reachedBodies(samples, schema, (one) => body.safeParse(one).success)
        return unreachedOf(schema, reached).map((path) => `${name} ${path}`)
      })
      expect(unreached).toEqual([])
    },
    LONGEST_MS,
  )

  it(
    'answers every request with what its contract has, and keeps nothing of a rejected one',
    async () => {
      const report = FUZZ.replay ? await replay(target, FUZZ.replay) : await runFuzz(target, FUZZ)
      console.log(reportLines('provider', FUZZ.seed, report).join('\n'))
      expect(report.faults).toEqual([])
      if (FUZZ.isMeasured) expect(brokenLimits(report)).toEqual([])
    },
    LONGEST_MS,
  )
})
