import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { fileLinks, fileReads, files } from '@/provider/db/schema/files'
import { FailureError } from '@/provider/failure-error'
import type { Client } from '@/provider/rules/actors'
import { hashToken } from '@/provider/security/tokens'
import type { FileRow } from './queries'
import type { Vault } from './vault'

type Deps = { db: Database; vault: Vault; now: () => Date }
type LinkUse = { tokenHash: string; sessionId: string; clientId: number; at: Date }

type OpenFile = Pick<FileRow, 'kind' | 'type' | 'bytes'> & { read: () => AsyncIterable<Buffer> }

/**
 * Opens a file by its link, which is used up. The bytes are complete and exactly those that were stored, or none are sent.
 *
 * @throws {FailureError} `not_found`
 */
export async function openFile(
  { db, vault, now }: Deps,
  { clientId, sessionId }: Client,
  token: string,
): Promise<OpenFile> {
  const use = { tokenHash: hashToken(token), sessionId, clientId, at: now() }
  const file = await db.transaction((tx) => redeemLink(tx, use))
  if (!file) throw new FailureError('not_found', 'No live link of this session.')
  // Read once before the first byte leaves: half a file could not be called back.
  for await (const _ of vault.read(file));
  return { kind: file.kind, type: file.type, bytes: file.bytes, read: () => vault.read(file) }
}

/** Uses a link up and records the reading. Returns null when it is late, used, or of another session. */
async function redeemLink(tx: Transaction, { tokenHash, sessionId, clientId, at }: LinkUse): Promise<FileRow | null> {
  const isLive = and(isNull(fileLinks.usedAt), gt(fileLinks.expiresAt, at))
  const [link] = await tx
    .update(fileLinks)
    .set({ usedAt: at })
    .where(and(eq(fileLinks.tokenHash, tokenHash), eq(fileLinks.sessionId, sessionId), isLive))
    .returning({ fileId: fileLinks.fileId })
  if (!link) return null
  const [file] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, link.fileId), eq(files.clientId, clientId), isNull(files.removedAt)))
  if (!file) return null
  await tx.insert(fileReads).values({ fileId: file.id, clientId, kind: file.kind, at })
  return file
}
