import { expect, it, vi } from 'vitest'
import { readOpenDeposits } from '@/lib/history/own-deposits'
import type { Deposit } from '@/provider/contract/deposits'
import type { HistoryItem } from '@/provider/contract/history'
import { booking } from '@/tests/setup/sample-booking'

const states = vi.hoisted(() => new Map<string, Deposit['state']>())

vi.mock('@/lib/api/history', () => ({
  readOwnBooking: async (number: string) => ({
    booking: { ...booking, number },
    deposit: { state: states.get(number), amountKop: 500_000 },
  }),
}))

const SESSION = { id: 's'.repeat(43), clientToken: null }
const rental = (number: string, status: HistoryItem['status']) => ({ number, status }) as HistoryItem

it('reads the deposit of the trip that comes next and of the last one that is over, while they are not settled', async () => {
  // The latest trip first, as the provider lists them.
  const rentals = [
    rental('5', 'confirmed'),
    rental('4', 'confirmed'),
    rental('3', 'cancelled_client'),
    rental('2', 'completed'),
    rental('1', 'completed'),
  ]
  for (const [number, state] of [
    ['4', 'planned'],
    ['2', 'releasing'],
  ] as const)
    states.set(number, state)
  const numbers = async () => (await readOpenDeposits(rentals, SESSION)).map(({ number }) => number)
  expect(await numbers()).toEqual(['4', '2'])
  states.set('2', 'released')
  states.set('4', 'none')
  expect(await numbers()).toEqual([])
  expect(await readOpenDeposits([], SESSION)).toEqual([])
})
