import type { Evidence } from '@/provider/contract/files'
import { EVIDENCE_KINDS } from '@/provider/contract/rules/files/file-kinds'
import type { FilesRepository } from './queries'

/** What something is shown for. */
export type Proved = 'fine' | 'damage'

/** The branch's files about a client's fines or damages, by the fine or the damage, in the order in which they came. */
export async function readEvidence(
  files: FilesRepository,
  clientId: number,
  proved: Proved,
): Promise<(id: number) => Evidence[]> {
  const rows = await files.listOf(clientId)
  return (id) =>
    rows
      .filter((row) => (proved === 'fine' ? row.fineId : row.damageId) === id)
      .flatMap(({ id: fileId, kind: stored, type, bytes, createdAt }) => {
        const kind = EVIDENCE_KINDS.find((known) => known === stored)
        return kind ? [{ id: fileId, kind, type, bytes, uploadedAt: createdAt.toISOString() }] : []
      })
}
