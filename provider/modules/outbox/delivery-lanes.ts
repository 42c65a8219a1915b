/** ⚙ How many messages of each kind one worker sends at a time. */
const PLACES = { codes: 20, sms: 10, email: 10, webhook: 10 }

/** Each with places of its own: a gateway that is slow with one kind does not hold up the others. */
export type Lane = keyof typeof PLACES

/** Codes first: somebody waits for them with the phone in the hand. */
export const LANES = ['codes', 'sms', 'email', 'webhook'] as const satisfies Lane[]

/** The places of one worker. */
export function openLanes() {
  const taken: Record<Lane, number> = { codes: 0, sms: 0, email: 0, webhook: 0 }
  return {
    free: (lane: Lane) => PLACES[lane] - taken[lane],
    async hold(lane: Lane, work: () => Promise<void>): Promise<void> {
      taken[lane] += 1
      try {
        await work()
      } finally {
        taken[lane] -= 1
      }
    },
  }
}
