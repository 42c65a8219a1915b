import { randomUUID } from 'node:crypto'
import type { EVIDENCE_KINDS, STORED_TYPES } from '@/provider/contract/rules/files/file-kinds'
import { files } from '@/provider/db/schema/files'
import { createVault } from '@/provider/modules/files/vault'
import { config, START, type TestProvider } from './open-provider'

type About = {
  clientId: number
  kind: (typeof EVIDENCE_KINDS)[number]
  type?: (typeof STORED_TYPES)[number]
  fineId?: number
  damageId?: number
}

/** Puts evidence with a fine or a damage, as the branch does. @returns its id */
export async function storeEvidence(
  { db }: Pick<TestProvider, 'db'>,
  { type = 'image/jpeg', ...about }: About,
  bytes: Buffer,
): Promise<string> {
  const file = { id: randomUUID(), clientId: about.clientId, kind: about.kind }
  const wrapped = await createVault(config.files).store(file, bytes)
  await db
    .insert(files)
    .values({ ...file, ...about, ...wrapped, type, bytes: bytes.length, station: 'vldk', createdAt: START })
  return file.id
}
