import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyMutations } from '@/tests/setup/fuzz/apply-mutations'
import { FUZZ } from '@/tests/setup/fuzz/fuzz-form'
import { type FuzzedProvider, openFuzzedProvider } from '@/tests/setup/fuzz/open-fuzzed-provider'
import { makeWorld, providerSamples } from '@/tests/setup/fuzz/provider-samples'
import { faultFinder, LONGEST_MS } from '@/tests/setup/fuzz/rejection-faults'
import { type FuzzTarget, replay, reportLines, runFuzz } from '@/tests/setup/fuzz/run-fuzz'

describe('the provider', () => {
  let provider: FuzzedProvider
  let target: FuzzTarget

  beforeAll(async () => {
    provider = await openFuzzedProvider()
    const faultOf = await faultFinder(provider.db, provider.shapeFault)
    target = {
      open: async () => {
        const samples = providerSamples(await makeWorld(provider))
        return Object.fromEntries(
          Object.entries(samples).map(([name, sample]) => [
            name,
            { sample, schema: provider.doorSchemas[name] ?? { query: {}, definitions: {} } },
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
      expect(Object.keys(doors).sort()).toEqual(Object.keys(provider.doorSchemas).sort())
      const unread: unknown[] = []
      for (const [name, { sample, schema }] of Object.entries(doors)) {
        const response = await provider.send(applyMutations(sample, [], schema))
        const text = response.body.toString()
        if (/"(invalid_\w+|unsupported_media_type|unauthenticated)"|No such address|No such booking\./.test(text))
          unread.push([name, text])
      }
      expect(unread).toEqual([])
    },
    LONGEST_MS,
  )

  it(
    'answers every request with what its contract has, and keeps nothing of a rejected one',
    async () => {
      const report = FUZZ.replay ? await replay(target, FUZZ.replay) : await runFuzz(target, FUZZ)
      console.log(reportLines('provider', FUZZ.seed, report).join('\n'))
      expect(report.faults).toEqual([])
    },
    LONGEST_MS,
  )
})
