import { describe, expect, it } from 'vitest'
import { MileLedgerModel } from '@/bench/mile-ledger-model'
import { OUTCOMES } from '@/bench/mile-steps'
import { useProvider } from '@/tests/setup/use-provider'

const IS_LONG = process.env.E2E_LONG === '1'
const OPERATIONS = IS_LONG ? 100_000 : 600
const CLIENTS = IS_LONG ? 400 : 6
const CHECKS = 5

describe('the ledger of miles after any operations', () => {
  const provider = useProvider()

  it(`equals a plain list of lots after ${OPERATIONS} of them, two at a time on each client`, async () => {
    const model = await MileLedgerModel.open(provider.db, { clients: CLIENTS, seed: 1996 })
    const outcomes = await model.run(OPERATIONS, OPERATIONS / CHECKS)
    // Each kind of operation was done, and each kind of rejection happened.
    for (const kind of OUTCOMES) expect(outcomes[kind], kind).toBeGreaterThan(OPERATIONS / 200)
  }, 1_200_000)
})
