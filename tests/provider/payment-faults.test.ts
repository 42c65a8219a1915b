import { differenceInSeconds } from 'date-fns'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createRunner } from '@/provider/run-limited'
import { START } from '@/tests/setup/open-provider'
import { beginOther, CARDS, look, payAt, useTill } from '@/tests/setup/paying'

const IS_LONG = process.env.E2E_LONG === '1'
const PAYMENTS = IS_LONG ? 10_000 : 300
const AT_ONCE = 10
const PATIENCE_SECONDS = 180
const TURN_SECONDS = 5
/** Together 30 % of the gateway's answers. */
const SHARES = { lost: 0.08, '500_before': 0.05, '500_after': 0.05, busy: 0.05, garbage: 0.05, slow: 0.02 }

describe(`${PAYMENTS} payments while the gateway fails three times in ten`, () => {
  const till = useTill()

  it('are each charged once, and each is known here within three minutes', async () => {
    till.sandbox.knobs.change({ faultShares: SHARES, slowAnswerMs: 20 })
    const limited = createRunner(AT_ONCE)
    const ids = await Promise.all(
      Array.from({ length: PAYMENTS }, (_, n) =>
        limited(async () => {
          const answer = await beginOther(till, 10_000 + n, `Договор ${n}`)
          expect(answer.statusCode, answer.body).toBe(201)
          return answer.json().data.id as string
        }),
      ),
    )
    await everyoneSettled((open) => payOpen(open, limited))
    expect(differenceInSeconds(till.clock.now, START)).toBeLessThanOrEqual(PATIENCE_SECONDS)
    expect(new Set(ids).size).toBe(PAYMENTS)

    const { rows: charged } = await till.db.execute<{ payment: string; sum: string; status: string }>(sql`
      select document -> 'metadata' ->> 'payment' as payment, document -> 'amount' ->> 'value' as sum, document ->> 'status' as status
      from sandbox.objects where kind = 'payment'`)
    const { rows: known } = await till.db.execute<{ payment: string; sum: string; status: string }>(sql`
      select public_id as payment, (amount_kop / 100.0)::numeric(12, 2)::text as sum, state as status from payments`)
    const byId = (a: { payment: string }, b: { payment: string }) => a.payment.localeCompare(b.payment)
    expect(charged.sort(byId)).toEqual(known.sort(byId))
    expect(new Set(known.map(({ status }) => status))).toEqual(new Set(['succeeded', 'canceled']))
    const { rows: receipts } = await till.db.execute(
      sql`select payment_id from receipts group by payment_id having count(*) > 1`,
    )
    expect(receipts).toEqual([])
    expect(till.alerts).toEqual([])
  }, 2_400_000)

  /** Time passes in turns of the reconciler until nothing is open. */
  async function everyoneSettled(pay: (open: string[]) => Promise<void>): Promise<void> {
    for (;;) {
      const { rows } = await till.db.execute<{ id: string }>(
        sql`select public_id as id from payments where state in ('created', 'pending')`,
      )
      if (rows.length === 0 || differenceInSeconds(till.clock.now, START) > PATIENCE_SECONDS) return
      await pay(rows.map(({ id }) => id))
      till.pass(TURN_SECONDS)
      await till.settle()
    }
  }

  /** Every tenth payer has no money; whoever has nowhere to pay yet looks again later. */
  async function payOpen(open: string[], limited: ReturnType<typeof createRunner>): Promise<void> {
    await Promise.all(
      open.map((id) =>
        limited(async () => {
          const { confirmationUrl, amountKop } = await look(till, id)
          if (confirmationUrl) await payAt(confirmationUrl, amountKop % 10 === 0 ? CARDS.poor : CARDS.good)
        }),
      ),
    )
  }
})
