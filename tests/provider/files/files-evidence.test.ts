import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DamagesResponse, FinesResponse } from '@/provider/contract/debts'
import { files } from '@/provider/db/schema/files'
import { sessionOf } from '@/tests/setup/client-session'
import { START } from '@/tests/setup/open-provider'
import { jpeg, pdf } from '@/tests/setup/sample-files'
import { storeEvidence } from '@/tests/setup/stored-evidence'
import { useProvider } from '@/tests/setup/use-provider'

const [RICH, POOR] = [1, 2]
const YEAR_MS = 365 * 86_400_000

describe('evidence of the branch for fines and damages', () => {
  const provider = useProvider()
  let own: Record<string, string>
  let other: Record<string, string>
  beforeAll(async () => {
    own = await sessionOf(provider, RICH)
    other = await sessionOf(provider, POOR)
  })
  beforeEach(async () => {
    await provider.db.execute(sql`delete from files`)
  })

  const get = async <Data>(section: string, headers = own): Promise<Data> =>
    (await provider.call('GET', `/auth-client/${section}`, undefined, headers)).json().data
  const fines = async (headers = own) => (await get<FinesResponse>('fines', headers)).items
  const damages = async () => (await get<DamagesResponse>('damages')).items
  const idOf = async (decision: string) =>
    (await fines()).find(({ decisionNumber }) => decisionNumber === decision)?.id ?? 0
  const link = (id: string, headers = own) => provider.call('POST', `/auth-client/files/${id}/link`, undefined, headers)

  it('is listed with its row, opens once for its client, and for no other', async () => {
    const fineId = await idOf('DEMO-000501')
    const photo = await jpeg()
    const id = await storeEvidence(provider, { clientId: RICH, kind: 'fine_photo', fineId }, photo)
    expect((await fines()).filter(({ evidence }) => evidence.length > 0)).toMatchObject([
      {
        decisionNumber: 'DEMO-000501',
        evidence: [
          { id, kind: 'fine_photo', type: 'image/jpeg', bytes: photo.length, uploadedAt: START.toISOString() },
        ],
      },
    ])

    const { token } = (await link(id)).json().data
    const download = () => provider.call('GET', `/auth-client/files/download/${token}`, undefined, own)
    expect((await download()).rawPayload.equals(photo)).toBe(true)
    expect((await download()).statusCode, 'again').toBe(404)
    expect((await link(id, other)).statusCode).toBe(404)
    expect((await link(id, { ...own, 'x-session': 'x'.repeat(43) })).statusCode).toBe(401)
  })

  it('of a damage is its photos and the act', async () => {
    const damageId = (await damages()).find(({ status }) => status === 'covered')?.id ?? 0
    const about = { clientId: RICH, damageId }
    await storeEvidence(provider, { ...about, kind: 'damage_photo' }, await jpeg())
    await storeEvidence(provider, { ...about, kind: 'damage_act', type: 'application/pdf' }, pdf())
    const damageEvidence = (await damages()).find(({ id }) => id === damageId)?.evidence
    expect(damageEvidence?.map(({ kind, type }) => [kind, type]).sort()).toEqual([
      ['damage_act', 'application/pdf'],
      ['damage_photo', 'image/jpeg'],
    ])
  })

  it('stays when the client deletes files, disputes, and after the retention of scans', async () => {
    const fineId = await idOf('DEMO-000501')
    const id = await storeEvidence(provider, { clientId: RICH, kind: 'fine_photo', fineId }, await jpeg())
    const remove = (path: string) => provider.call('DELETE', `/auth-client/files${path}`, undefined, own)
    expect((await remove(`/${id}`)).statusCode).toBe(404)
    expect((await remove('')).json().data).toEqual({ removed: 0 })
    const dispute = { text: 'За рулём был не я.', files: [id] }
    const taken = await provider.call('POST', `/auth-client/fines/${fineId}/dispute`, dispute, own)
    expect(taken.json().error.code, 'it is not his to put beside a dispute').toBe('files_missing')
    const disputed = await provider.call('POST', `/auth-client/fines/${fineId}/dispute`, { ...dispute, files: [] }, own)
    expect(disputed.statusCode, disputed.body).toBe(201)
    provider.clock.now = new Date(START.getTime() + 2 * YEAR_MS)
    await provider.purgeFiles()
    const late = await sessionOf(provider, RICH, { createdAt: provider.clock.now })
    expect((await fines(late)).find((fine) => fine.id === fineId)).toMatchObject({ evidence: [{ id }] })
    expect((await link(id, late)).statusCode).toBe(200)
  })

  it('does not count among the files that a client may upload', async () => {
    const fineId = await idOf('DEMO-000502')
    for (let n = 0; n < 60; n++)
      await provider.db.insert(files).values({
        ...{ id: randomUUID(), station: 'vldk', clientId: RICH, kind: 'fine_photo', fineId, type: 'image/jpeg' },
        ...{ bytes: 1, keyId: 'k', wrappedKey: 'w', createdAt: START },
      })
    const response = await provider.app.inject({
      method: 'POST',
      url: '/auth-client/files?kind=passport',
      headers: { ...own, 'content-type': 'application/octet-stream' },
      payload: await jpeg(),
    })
    expect(response.statusCode).toBe(201)
  })

  it('belongs to one client and one fine or damage: the database rejects another', async () => {
    const fineId = await idOf('DEMO-000501')
    const insert = (clientId: number, kind: 'fine_photo' | 'damage_act' | 'passport', about: { fineId?: number }) =>
      provider.db.insert(files).values({
        ...{ id: randomUUID(), station: 'vldk', clientId, kind, type: 'image/jpeg', bytes: 1 },
        ...{ keyId: 'k', wrappedKey: 'w', createdAt: START, ...about },
      })
    for (const [client, kind, about, constraint] of [
      [POOR, 'fine_photo', { fineId }, 'files_of_own_fine'],
      [RICH, 'fine_photo', {}, 'files_of_fine'],
      [RICH, 'damage_act', { fineId }, 'files_of_'],
      [RICH, 'passport', { fineId }, 'files_of_fine'],
    ] as const)
      await expect(insert(client, kind, about), constraint).rejects.toMatchObject({
        cause: { constraint: expect.stringContaining(constraint) },
      })
  })
})
