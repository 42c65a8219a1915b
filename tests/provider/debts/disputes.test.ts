import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DamagesResponse, FinesResponse } from '@/provider/contract/debts'
import { sessionOf } from '@/tests/setup/client-session'
import { count, START } from '@/tests/setup/open-provider'
import { jpeg, pdf } from '@/tests/setup/sample-files'
import { useProvider } from '@/tests/setup/use-provider'

const [RICH, POOR, DEBTOR] = [1, 2, 3]
const DAY_MS = 86_400_000

describe('disputes', () => {
  const provider = useProvider()
  let own: Record<string, string>
  let other: Record<string, string>
  beforeAll(async () => {
    own = await sessionOf(provider, RICH)
    other = await sessionOf(provider, POOR)
  })

  async function upload(body: Buffer, kind = 'dispute', headers = own): Promise<string> {
    const response = await provider.app.inject({
      method: 'POST',
      url: `/auth-client/files?kind=${kind}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: body,
    })
    return response.json().data.id
  }
  const give = (path: string, body: object = { text: 'За рулём был не я.', files: [] }, headers = own) =>
    provider.call('POST', `/auth-client/${path}/dispute`, body, headers)
  const readSection = async <Data>(section: string, headers = own): Promise<Data> =>
    (await provider.call('GET', `/auth-client/${section}`, undefined, headers)).json().data
  const fine = async (decision: string) =>
    (await readSection<FinesResponse>('fines')).items.find(({ decisionNumber }) => decisionNumber === decision)
  /** A new fine like the demo's first. */
  async function addFine(notifiedOn: string, status = 'new'): Promise<number> {
    const { rows } = await provider.db.execute<{ id: string }>(sql`
      insert into fines (station, client_id, booking_id, car_id, name, size_kop, date, decision_date, decision_number, place,
        discount_percent, discount_until, status, told_on)
      select station, client_id, booking_id, car_id, name, size_kop, date, decision_date, 'TEST-' || (select count(*) from fines),
        place, discount_percent, discount_until, ${status}, ${notifiedOn}::date from fines where decision_number = 'DEMO-000501'
      returning id`)
    return Number(rows[0]?.id)
  }

  it('show what proves a fine, until when it costs less, and until when it can be disputed', async () => {
    expect(await fine('DEMO-000501')).toMatchObject({
      status: 'new',
      decisionDate: '2026-11-09',
      discount: { until: '2026-12-09', sum: 563 },
      booking: '1045922',
      disputeUntil: '2026-11-28',
      dispute: null,
    })
    expect(await fine('DEMO-000502')).toMatchObject({ status: 'paid', discount: null, disputeUntil: null })
    // Disputed before by the client: its sum stays the discounted one, and has no deadline.
    expect(await fine('DEMO-000504')).toMatchObject({
      status: 'disputed',
      debt: 1125,
      discount: null,
      disputeUntil: null,
      note: '',
      dispute: { givenAt: '2026-10-20T02:00:00.000Z', text: expect.stringContaining('За рулём была не я') },
    })
  })

  it('are submitted once, with files, and the branch is notified in the same transaction', async () => {
    const id = await addFine('2026-11-21')
    const files = [await upload(await jpeg()), await upload(pdf())]
    const before = await count(provider, 'outbox')
    const { disputed, debt } = await readSection<FinesResponse>('fines')
    const response = await give(`fines/${id}`, { text: '  Продал машину раньше.\nВот договор. ', files })
    expect([response.statusCode, response.json().data]).toEqual([201, { givenAt: START.toISOString() }])
    const after = await readSection<FinesResponse>('fines')
    const fine = after.items.find((item) => item.id === id)
    expect(after).toMatchObject({ disputed: disputed + (fine?.debt ?? 0), debt })
    expect(fine?.debt).toBeGreaterThan(0)
    expect(fine).toMatchObject({
      status: 'disputed',
      disputeUntil: null,
      dispute: { givenAt: START.toISOString(), text: 'Продал машину раньше.\nВот договор.' },
    })
    expect(fine?.dispute?.files.map((file) => file.type).sort()).toEqual(['application/pdf', 'image/jpeg'])
    const { rows } = await provider.db.execute(sql`select kind, channel, params from outbox order by id desc limit 1`)
    expect(rows).toMatchObject([{ kind: 'fine_disputed', channel: 'email', params: { client: '1', files: '2' } }])

    const again = await give(`fines/${id}`)
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'already_disputed'])
    expect(await count(provider, 'outbox')).toBe(before + 1)
  })

  it('of one fine at the same moment: one is stored', async () => {
    const id = await addFine('2026-11-21')
    const statuses = (await Promise.all(Array.from({ length: 4 }, () => give(`fines/${id}`)))).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.sort()).toEqual([201, 409, 409, 409])
  })

  it('of a damage work alike', async () => {
    const damage = (await readSection<DamagesResponse>('damages')).items.find(({ status }) => status === 'open')
    expect(damage).toMatchObject({ debt: 6500, disputeUntil: '2026-11-27', booking: '1045922' })
    expect((await give(`damages/${damage?.id}`)).statusCode).toBe(201)
    const after = (await readSection<DamagesResponse>('damages')).items.find(({ id }) => id === damage?.id)
    expect(after).toMatchObject({ status: 'disputed', debt: 6500, dispute: { text: 'За рулём был не я.' } })
    const covered = (await readSection<DamagesResponse>('damages')).items.find(({ status }) => status === 'covered')
    expect(covered).toMatchObject({ covered: 9500, debt: 0, disputeUntil: null })
  })

  it('that were won are listed with the decision, and nothing is due any more', async () => {
    const id = await addFine('2026-11-21')
    const debtBefore = (await readSection<FinesResponse>('fines')).debt
    await give(`fines/${id}`)
    await provider.db.execute(sql`update fines set status = 'cancelled' where id = ${id}`)
    const response = await readSection<FinesResponse>('fines')
    expect(response.items.find((item) => item.id === id)).toMatchObject({
      ...{ status: 'cancelled', debt: 0, discount: null, disputeUntil: null },
      dispute: { text: 'За рулём был не я.' },
    })
    expect(response.debt).toBeLessThan(debtBefore)
  })

  it.each([
    ['kept', 'dispute_kept', 1000],
    ['won', 'cancelled', 0],
  ])('of a damage that were %s say so', async (_, status, debt) => {
    const { rows } = await provider.db.execute<{ id: string }>(sql`
      insert into damages (station, client_id, booking_id, car_id, damage, date, told_on, cost_kop, status)
      select station, client_id, booking_id, car_id, damage, date, '2026-11-21', 100000, 'open' from damages
      where client_id = ${RICH} limit 1 returning id`)
    const id = Number(rows[0]?.id)
    expect((await give(`damages/${id}`)).statusCode).toBe(201)
    await provider.db.execute(sql`update damages set status = ${status} where id = ${id}`)
    const damage = (await readSection<DamagesResponse>('damages')).items.find((item) => item.id === id)
    expect(damage).toMatchObject({ status, debt, disputeUntil: null, dispute: { text: 'За рулём был не я.' } })
    expect((await give(`damages/${id}`)).json().error.code, 'once is enough').toBe('already_disputed')
  })

  it('may be submitted through the last day at the station, and not after', async () => {
    const [first, second] = [await addFine('2026-11-21'), await addFine('2026-11-21')]
    // 1 December, 23:59 in Vladivostok.
    provider.clock.now = new Date('2026-12-01T13:59:00Z')
    expect((await give(`fines/${first}`)).statusCode).toBe(201)
    provider.clock.now = new Date('2026-12-01T14:00:00Z')
    const late = await give(`fines/${second}`)
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'dispute_too_late'])
  })

  it('are rejected for what is not due, and for another client’s debts', async () => {
    const paid = await fine('DEMO-000502')
    expect((await give(`fines/${paid?.id}`)).json().error.code).toBe('conflict')
    const id = await addFine('2026-11-21')
    const foreign = await give(`fines/${id}`, undefined, other)
    expect([foreign.statusCode, foreign.json().error.code]).toEqual([404, 'not_found'])
    expect((await give('damages/999999')).statusCode).toBe(404)
    const { authorization: _, ...cookieOnly } = own
    expect((await give(`fines/${id}`, undefined, cookieOnly)).statusCode).toBe(401)
  })

  it.each([
    ['no text', async () => ({ text: ' ', files: [] }), 'invalid_request'],
    ['too long a text', async () => ({ text: 'я'.repeat(2001), files: [] }), 'invalid_request'],
    [
      'four files',
      async () => ({
        text: 'Не я',
        files: [await upload(pdf()), await upload(pdf()), await upload(pdf()), await upload(pdf())],
      }),
      'invalid_request',
    ],
    ['a scan of a driver', async () => ({ text: 'Не я', files: [await upload(pdf(), 'passport')] }), 'files_missing'],
    [
      'another client’s file',
      async () => ({ text: 'Не я', files: [await upload(pdf(), 'dispute', other)] }),
      'files_missing',
    ],
    ['a state of his own', async () => ({ text: 'Не я', files: [], status: 'cancelled' }), 'invalid_request'],
  ])('are rejected with %s', async (_, make, code) => {
    const id = await addFine('2026-11-21')
    expect((await give(`fines/${id}`, await make())).json().error.code).toBe(code)
    expect((await readSection<FinesResponse>('fines')).items.find((item) => item.id === id)).toMatchObject({
      status: 'new',
    })
  })

  it('are never changed, and the database takes none for another’s or for a closed debt', async () => {
    await expect(provider.db.execute(sql`update disputes set text = 'x'`)).rejects.toThrow()
    await expect(provider.db.execute(sql`delete from disputes`)).rejects.toThrow()
    const insert = (client: number, which: string) =>
      provider.db.execute(sql`insert into disputes (station, client_id, fine_id, text, created_at)
        select 'vldk', ${client}, id, 'x', now() from fines where decision_number = ${which}`)
    for (const [client, which] of [
      [POOR, 'DEMO-000505'],
      [RICH, 'DEMO-000502'],
      [DEBTOR, 'DEMO-000501'],
    ] as const)
      await expect(insert(client, which), which).rejects.toMatchObject({
        cause: { constraint: 'disputes_of_open_debts' },
      })
  })

  it('keep their files when the client deletes the scans, until the retention ends', async () => {
    const id = await addFine('2026-11-21')
    const file = await upload(pdf())
    await give(`fines/${id}`, { text: 'Не я', files: [file] })
    await upload(pdf())
    expect((await provider.call('DELETE', `/auth-client/files/${file}`, undefined, own)).statusCode).toBe(404)
    const evidence = async () => {
      const late = await sessionOf(provider, RICH, { createdAt: provider.clock.now })
      return (await readSection<FinesResponse>('fines', late)).items.find((item) => item.id === id)?.dispute?.files
        .length
    }
    provider.clock.now = new Date(START.getTime() + 89 * DAY_MS)
    await provider.purgeFiles()
    expect(await evidence()).toBe(1)
    provider.clock.now = new Date(START.getTime() + 90 * DAY_MS + 1000)
    await provider.purgeFiles()
    expect(await evidence()).toBe(0)
  })
})
