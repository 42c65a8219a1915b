import { createHash } from 'node:crypto'
import { z } from 'zod'
import { BrokenArchiveError, openArchive } from './archive-file'
import { unpackFrames } from './frames'
import { type Count, createRowSum } from './row-sum'

const FILE_PATH = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/

const Table = z.object({ name: z.string(), columns: z.array(z.string()) })
const Head = z.object({
  /** When the backup was made; archives of format 1 do not have it. */
  madeAt: z.iso.datetime().optional(),
  migrations: z.array(z.string()),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
})
const End = z.object({
  /** Format 1 has the `sha256` of all rows in their order, format 2 the `sum` of their hashes. */
  tables: z.record(
    z.string(),
    z.object({ rows: z.number(), sha256: z.string().optional(), sum: z.string().optional() }),
  ),
  files: z.number(),
})

export type Table = z.infer<typeof Table>
export type Head = z.infer<typeof Head>
export type End = { tables: Record<string, Count>; files: number }

/** Handles the content of an archive in its order. */
export type ContentHandler = {
  /** @param format of the archive */
  head(head: Head, format: number): Promise<void>
  table(table: Table): Promise<void>
  rows(bytes: Buffer): Promise<void>
  file(name: string): Promise<void>
  bytes(bytes: Buffer): Promise<void>
  /** The table or the file is complete. */
  close(): Promise<void>
}

type Counts = Map<string, Count & { sha256?: string }>
export type Content = { head: Head; counts: Map<string, Count>; files: number }
export type Progress = (done: number, all: number) => void

/**
 * Reads an archive from its first byte to its last one, and compares the content with the counts and sums at its end.
 *
 * @throws {BrokenArchiveError} also when a table, a file or a row is missing. A wrong key throws `BrokenSealError`.
 */
export async function readContent(
  path: string,
  secret: string,
  handler: ContentHandler,
  progress: Progress = () => undefined,
): Promise<Content> {
  const { format, bytes: sealed } = await openArchive(path, secret)
  const counts: Counts = new Map()
  let head: Head | null = null
  let files = 0
  let counting: ReturnType<typeof countTable> | null = null
  const close = async () => {
    if (counting) counts.set(counting.name, counting.total())
    counting = null
    await handler.close()
  }
  for await (const { kind, bytes } of unpackFrames(sealed)) {
    if (kind === 'data') {
      counting?.add(bytes)
      await (counting ? handler.rows(bytes) : handler.bytes(bytes))
      continue
    }
    await close()
    if (kind === 'head') {
      head = parseFrame(Head, bytes)
      await handler.head(head, format)
    }
    if (kind === 'table') {
      const table = tableNamed(head, parseFrame(z.object({ name: z.string() }), bytes).name)
      counting = countTable(table.name, format)
      await handler.table(table)
      progress(counts.size + 1, head?.tables.length ?? 0)
    }
    if (kind === 'file') {
      await handler.file(parseFrame(z.string().regex(FILE_PATH), bytes))
      files += 1
    }
    if (kind === 'end') {
      if (!head) break
      requireComplete(head, { counts, files }, parseFrame(End, bytes))
      return { head, counts, files }
    }
  }
  throw new BrokenArchiveError('the archive has no end')
}

function countTable(name: string, format: number) {
  const sum = createRowSum()
  const inOrder = format === 1 ? createHash('sha256') : null
  return {
    name,
    add(bytes: Buffer) {
      sum.add(bytes)
      inOrder?.update(bytes)
    },
    total: () => ({ ...sum.total(), ...(inOrder && { sha256: inOrder.digest('hex') }) }),
  }
}

/** Reads the first frame of an archive. @throws {BrokenArchiveError} */
export async function readHead(path: string, secret: string): Promise<Head> {
  const { bytes: sealed } = await openArchive(path, secret)
  for await (const { kind, bytes } of unpackFrames(sealed)) if (kind === 'head') return parseFrame(Head, bytes)
  throw new BrokenArchiveError('the archive has no head')
}

function requireComplete(
  { tables }: Head,
  { counts, files }: { counts: Counts; files: number },
  end: z.infer<typeof End>,
): void {
  if (files !== end.files) throw new BrokenArchiveError('files are missing')
  for (const { name } of tables) {
    const [count, stated] = [counts.get(name), end.tables[name]]
    const isSame = stated?.sum === undefined ? stated?.sha256 === count?.sha256 : stated.sum === count?.sum
    if (!count || stated?.rows !== count.rows || !isSame) throw new BrokenArchiveError(`${name} is not whole`)
  }
}

function tableNamed(head: Head | null, name: string): Table {
  const table = head?.tables.find((one) => one.name === name)
  if (!table) throw new BrokenArchiveError('a table that its head does not name')
  return table
}

function parseFrame<Shape extends z.ZodType>(shape: Shape, bytes: Buffer): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(bytes.toString('utf8')))
  } catch (cause) {
    throw new BrokenArchiveError('a frame that nobody wrote like this', { cause })
  }
}
