import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyMutations } from '@/tests/setup/fuzz/apply-mutations'
import { FUZZ } from '@/tests/setup/fuzz/fuzz-form'
import { type FuzzedProvider, openFuzzedProvider } from '@/tests/setup/fuzz/open-fuzzed-provider'
import { makeWorld, providerSamples } from '@/tests/setup/fuzz/provider-samples'
import { type FuzzResponse, type FuzzTarget, replay, reportLines, runFuzz } from '@/tests/setup/fuzz/run-fuzz'
import { watchWrites } from '@/tests/setup/fuzz/watch-writes'

/** Of the long form: a test that hangs is seen by whoever runs it. */
const LONGEST_MS = 24 * 60 * 60 * 1000
/** What a rejected request may leave: attempts that are counted, and that a session was used. */
const MAY_BE_WRITTEN = new Set(['file_uploads', 'booking_uploads', 'login_attempts'])

describe('the provider', () => {
  let provider: FuzzedProvider
  let target: FuzzTarget

  beforeAll(async () => {
    provider = await openFuzzedProvider()
    const writes = await watchWrites(provider.db)
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
      faultOf: async (response, began) => {
        const shape = provider.shapeFault(response)
        if (shape || response.status < 400) return shape
        const foreign = (await writes(began)).filter((name) => !MAY_BE_WRITTEN.has(name))
        return foreign.length > 0 ? `${codeOf(response)} wrote ${foreign}` : null
      },
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

function codeOf({ status, body }: FuzzResponse): string {
  return `${status} ${/"code":"(\w+)"/.exec(body.toString())?.[1] ?? ''}`
}
