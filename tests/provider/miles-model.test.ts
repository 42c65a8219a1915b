import { describe, expect, it } from 'vitest'
import { MileLedgerModel } from '@/bench/mile-ledger-model'
import { useProvider } from '@/tests/setup/use-provider'

const IS_LONG = process.env.E2E_LONG === '1'
const OPERATIONS = IS_LONG ? 100_000 : 2_000
const CLIENTS = IS_LONG ? 400 : 20

describe('the ledger of miles after any operations', () => {
  const provider = useProvider()

  it(`is what a plain list of lots says after ${OPERATIONS} of them: balance, lots in their order, never below zero`, async () => {
    const model = await MileLedgerModel.open(provider.db, { clients: CLIENTS, seed: 1996 })
    const outcomes = await model.run(OPERATIONS)
    expect(await model.drift()).toEqual([])
    // Each kind of operation was done, and each that must be refused was.
    for (const kind of ['credit', 'spend', 'give back', 'expire', 'refused spend', 'refused give back'] as const)
      expect(outcomes[kind], kind).toBeGreaterThan(OPERATIONS / 100)
  }, 1_200_000)
})
