import type { Evidence } from '@/provider/contract/files'
import { EVIDENCE_KINDS } from '@/provider/contract/rules/files/file-kinds'
import type { Database } from '@/provider/db/database'
import { listFilesOf } from './queries'

/** Reads the branch's files about a client's fines or damages; the result lists those of one of them, in their order. */
export async function readEvidence(
  { db }: { db: Database },
  clientId: number,
  subject: 'fine' | 'damage',
): Promise<(id: number) => Evidence[]> {
  const rows = await listFilesOf(db, clientId)
  return (id) =>
    rows
      .filter((row) => (subject === 'fine' ? row.fineId : row.damageId) === id)
      .flatMap(({ id: fileId, kind: storedKind, type, bytes, createdAt }) => {
        const kind = EVIDENCE_KINDS.find((evidenceKind) => evidenceKind === storedKind)
        return kind ? [{ id: fileId, kind, type, bytes, uploadedAt: createdAt.toISOString() }] : []
      })
}
