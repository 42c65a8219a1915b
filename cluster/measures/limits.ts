import { DOOR_LIMITS } from '@/lib/config/door-limits'
import type { Cluster } from '../start-cluster'
import type { Measure } from './figure'
import { randomAddress, send } from './visitor'

const TRIES = 60
const TOO_MANY = 429
const { points } = DOOR_LIMITS.lookUpPayment
/** Each of two instances counts alone then, with half of the limit, rounded up. */
const ALONE = 2 * Math.ceil(points / 2)

/** One address tries to learn what somebody owes, through both sites by turns. */
export const limits: Measure = {
  control: 'the sites know no Redis',
  cluster: (isControl) => (isControl ? { env: { REDIS_URL: '' } } : {}),

  async run(cluster, { isControl }) {
    const together = await admittedOf(cluster)
    const first = {
      metric: `attempts of one address, of ${TRIES}`,
      value: String(together),
      bound: isControl ? `more than ${points} (control)` : String(points),
      isMet: isControl ? together > points : together === points,
    }
    if (isControl) return [first]
    await cluster.redis.kill()
    const alone = await admittedOf(cluster)
    await cluster.redis.start()
    const bound = `≤ ${ALONE}`
    return [first, { metric: 'the same without Redis', value: String(alone), bound, isMet: alone <= ALONE }]
  },
}

/** How many of the attempts of a fresh address were let through. */
async function admittedOf({ siteUrl }: Cluster): Promise<number> {
  const from = randomAddress()
  let admitted = 0
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const body = { purpose: 'booking', number: String(9_000_000 + attempt), fio: 'Неизвестная' }
    const { status } = await send(siteUrl, '/api/payments/lookup/', { from, body })
    if (status >= 500) throw new Error(`an attempt ended with ${status}`)
    if (status !== TOO_MANY) admitted += 1
  }
  return admitted
}
