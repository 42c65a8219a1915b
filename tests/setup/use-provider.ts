import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openProvider, START, type TestProvider } from './open-provider'

/** A provider on a database of its own for the tests around, with its clock set back before each; closed after the last. */
export function useProvider(): TestProvider {
  // Filled before the first test.
  const provider: TestProvider = Object.create(null)
  beforeAll(async () => {
    Object.assign(provider, await openProvider())
  })
  beforeEach(() => {
    provider.clock.now = START
  })
  afterAll(() => provider.close())
  return provider
}
