import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { VOUCHER_KEY_MINUTES, VOUCHER_KEY_USES } from '@/provider/contract/rules/vouchers/voucher-keys'
import { purgeVoucherKeys } from '@/provider/modules/vouchers/voucher-keys'
import { TOKEN } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'
import { openTraveller, type Traveller } from '@/tests/setup/voucher-guests'

const NOBODY = {}

describe('a key of a voucher', () => {
  const provider = useProvider()
  let mary: Traveller
  beforeAll(async () => {
    mary = await openTraveller(provider)
  })

  const makeKey = (url: string, headers: object) => provider.call('POST', `${url}/voucher-keys`, undefined, headers)
  const keyOf = async ({ url, guest }: Traveller): Promise<string> => (await makeKey(url, guest)).json().data.key
  const open = async (url: string, key: string, method: 'GET' | 'HEAD' = 'GET') =>
    (
      await provider.app.inject({
        ...{ method, url: `${url}/voucher?lang=zh-CN` },
        headers: { authorization: `Bearer ${TOKEN}`, 'x-voucher-key': key },
      })
    ).statusCode
  const usesLeft = async () => (await provider.db.execute(sql`select uses_left from voucher_keys`)).rows

  it('opens its PDF without session and booking key, a few times and no more, also at once', async () => {
    const key = await keyOf(mary)
    expect((await mary.voucher('', NOBODY)).statusCode).toBe(404)
    const statuses = await Promise.all(Array.from({ length: VOUCHER_KEY_USES + 2 }, () => open(mary.url, key)))
    expect(statuses.sort()).toEqual([...Array(VOUCHER_KEY_USES).fill(200), 404, 404])
  })

  it('is not used up by HEAD, which tells the same', async () => {
    await provider.db.execute(sql`delete from voucher_keys`)
    const key = await keyOf(mary)
    for (let time = 0; time <= VOUCHER_KEY_USES; time++) expect(await open(mary.url, key, 'HEAD')).toBe(200)
    expect(await usesLeft()).toEqual([{ uses_left: VOUCHER_KEY_USES }])
    expect(await open(mary.url, 'x'.repeat(43), 'HEAD')).toBe(404)
  })

  it('is over after its minutes, and deleted then', async () => {
    const key = await keyOf(mary)
    provider.clock.now = new Date(provider.clock.now.getTime() + VOUCHER_KEY_MINUTES * 60_000 - 1)
    expect(await open(mary.url, key)).toBe(200)
    provider.clock.now = new Date(provider.clock.now.getTime() + 1)
    expect(await open(mary.url, key)).toBe(404)
    await purgeVoucherKeys({ db: provider.db, now: () => provider.clock.now })
    expect(await usesLeft()).toEqual([])
  })

  it('opens neither another booking nor another of its papers', async () => {
    const [key, other] = [await keyOf(mary), await openTraveller(provider)]
    expect(await open(other.url, key)).toBe(404)
    const header = { 'x-voucher-key': key }
    expect([(await mary.text('', header)).statusCode, (await mary.calendar('', header)).statusCode]).toEqual([404, 404])
    expect(await open(mary.url, 'short')).toBe(400)
  })

  it('is made for the owner alone, of a booking that has a voucher', async () => {
    expect((await makeKey(mary.url, NOBODY)).statusCode).toBe(404)
    const other = await openTraveller(provider)
    expect((await makeKey(mary.url, other.guest)).statusCode).toBe(404)
    await provider.call('POST', `${mary.url}/cancel`, { refundKop: 0 }, mary.guest)
    const key = await makeKey(mary.url, mary.guest)
    expect([key.statusCode, key.headers['cache-control']]).toEqual([409, 'private, no-store'])
  })

  it('is nowhere in the database: its hash is', async () => {
    const key = await keyOf(await openTraveller(provider))
    const { rows } = await provider.db.execute(sql`select * from voucher_keys`)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(key)
  })
})
