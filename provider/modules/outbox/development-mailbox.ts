import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { mailboxFiles, mailboxMessages } from '@/provider/db/schema/outbox'
import { FailureError } from '@/provider/failure-error'
import type { Attachment } from './transport'

const MAX_LISTED = 200

type MailboxRow = Omit<typeof mailboxMessages.$inferSelect, 'id'>
type MailboxFile = Pick<typeof mailboxFiles.$inferSelect, 'id' | 'filename'> & { bytes: number }

export type MailboxMessage = MailboxRow & { files: MailboxFile[] }

/** Stores a message that a development transport was given to send. */
export async function storeInMailbox(
  db: Database,
  message: MailboxRow,
  attachments: readonly Attachment[] = [],
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.insert(mailboxMessages).values(message).returning({ id: mailboxMessages.id })
    if (!row) throw new Error('an inserted message has no id')
    if (attachments.length === 0) return
    await tx.insert(mailboxFiles).values(attachments.map((file) => ({ keptId: row.id, ...file })))
  })
}

/** Lists the stored messages with their attachments, the newest first. */
export async function listMailbox({ db }: { db: Database }): Promise<MailboxMessage[]> {
  const messages = await db.select().from(mailboxMessages).orderBy(desc(mailboxMessages.id)).limit(MAX_LISTED)
  const ids = messages.map(({ id }) => id)
  const { id, keptId, filename, content } = mailboxFiles
  const files = await db
    .select({ id, keptId, filename, bytes: sql<number>`length(${content})` })
    .from(mailboxFiles)
    .where(inArray(keptId, ids))
    .orderBy(asc(id))
  return messages.map(({ id: messageId, ...message }) => ({
    ...message,
    files: files.filter((file) => file.keptId === messageId),
  }))
}

/** Reads an attachment in the development mailbox. @throws {FailureError} `not_found` */
export async function readMailboxFile({ db }: { db: Database }, id: number): Promise<Attachment> {
  const { filename, contentType, content } = mailboxFiles
  const [file] = await db.select({ filename, contentType, content }).from(mailboxFiles).where(eq(mailboxFiles.id, id))
  if (!file) throw new FailureError('not_found', 'No such file.')
  return file
}
