/** ⚙ How many messages one worker sends at a time in each lane. */
const PLACES = { codes: 20, sms: 10, email: 10, webhook: 10 }

/** Each lane has places of its own: a gateway that is slow in one does not delay the others. */
export type Lane = keyof typeof PLACES

/** Codes first: a person is waiting for them. */
export const LANES = ['codes', 'sms', 'email', 'webhook'] as const satisfies Lane[]

/** Counts the places of one worker. */
export function createDeliveryLanes() {
  const inUse: Record<Lane, number> = { codes: 0, sms: 0, email: 0, webhook: 0 }
  return {
    free: (lane: Lane) => PLACES[lane] - inUse[lane],
    async hold(lane: Lane, work: () => Promise<void>): Promise<void> {
      inUse[lane] += 1
      try {
        await work()
      } finally {
        inUse[lane] -= 1
      }
    },
  }
}
