import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { behindDeletion } from '@/tests/setup/behind-deletion'
import { sessionOf } from '@/tests/setup/client-session'
import { count, newKey, rentalOf } from '@/tests/setup/open-provider'
import { openSettings, type SessionHeaders } from '@/tests/setup/signed-in'
import { useProvider } from '@/tests/setup/use-provider'

const TABLES = ['bookings', 'codes', 'outbox', 'notice_choices', 'name_requests', 'file_uploads', 'client_exports']
const NOTICES = {
  language: 'ru',
  notices: {
    trip: { sms: true, email: false },
    debts: { sms: true, email: true },
    offers: { sms: false, email: false },
  },
}

describe('a call that waits for the deletion of its account', () => {
  const provider = useProvider()
  const { send, newClient } = openSettings(provider)
  let id = 0
  let headers: SessionHeaders = {}
  let before: number[] = []
  const counts = () => Promise.all(TABLES.map((table) => count(provider, table)))

  beforeEach(async () => {
    const { phone } = await newClient()
    const { rows } = await provider.db.execute<{ id: string }>(sql`select id from clients where phone = ${phone}`)
    id = Number(rows[0]?.id)
    headers = await sessionOf(provider, id)
    await provider.db.execute(
      sql`update sessions set proved_at = ${provider.clock.now.toISOString()}, proved_by = 'password' where client_id = ${id}`,
    )
  })

  const name = { last_name: 'Вернувшийся', first_name: 'Пётр', middle_name: null }
  const hold = async () => {
    const rental = rentalOf('honda-fit', 60)
    const request = await provider.requestFor(rental)
    return () => provider.hold(request, newKey(), headers)
  }
  it.each([
    ['a hold', hold],
    [
      'a code for a new e-mail',
      async () => () => send('POST', 'settings/code', headers, { purpose: 'email', email: 'late@x.example' }),
    ],
    ['a code for his own phone', async () => () => send('POST', 'settings/code', headers, { purpose: 'step_up' })],
    ['notices', async () => () => send('POST', 'settings/notices', headers, NOTICES)],
    ['a name', async () => () => send('POST', 'settings/name', headers, name)],
    ['an export', async () => () => send('POST', 'export', headers)],
  ] as const)('is rejected: %s leaves nothing', async (_, prepare) => {
    const call = await prepare()
    before = await counts()
    const response = await behindDeletion(provider, id, call)
    expect([response.statusCode, response.json().error?.code]).toEqual([401, 'unauthenticated'])
    expect(await counts()).toEqual(before)
  })

  afterEach(async () => {
    const { rows } = await provider.db.execute(sql`select first_name from clients where id = ${id}`)
    expect(rows).toEqual([{ first_name: '—' }])
  })
})
