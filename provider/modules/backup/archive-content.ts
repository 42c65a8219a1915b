import { createHash } from 'node:crypto'
import { z } from 'zod'
import { BrokenArchive, openArchive } from './archive-file'
import { unpackFrames } from './frames'
import { type Count, createRowSum } from './row-sum'

const FILE_PATH = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/

const Table = z.object({ name: z.string(), columns: z.array(z.string()) })
const Head = z.object({
  /** When the copy was made; archives of format 1 do not say it. */
  madeAt: z.iso.datetime().optional(),
  migrations: z.array(z.string()),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
})
const End = z.object({
  /** `sha256` of all rows in their order in format 1, `sum` of their hashes since. */
  tables: z.record(
    z.string(),
    z.object({ rows: z.number(), sha256: z.string().optional(), sum: z.string().optional() }),
  ),
  files: z.number(),
})

export type Table = z.infer<typeof Table>
export type Head = z.infer<typeof Head>
export type End = { tables: Record<string, Count>; files: number }

/** What becomes of the content: it comes in the order of the archive. */
export type Taker = {
  /** @param format of the archive */
  head(head: Head, format: number): Promise<void>
  table(table: Table): Promise<void>
  rows(bytes: Buffer): Promise<void>
  file(name: string): Promise<void>
  bytes(bytes: Buffer): Promise<void>
  /** The table or the file is all there. */
  close(): Promise<void>
}

type Counts = Map<string, Count & { sha256?: string }>
export type Content = { head: Head; counts: Map<string, Count>; files: number }
export type Progress = (done: number, all: number) => void

/**
 * Reads an archive from its first byte to its last one, and compares the content with the counts and sums at its end.
 *
 * @throws {BrokenArchive} also when a table, a file or a row is missing. A seal that does not open throws its own error.
 */
export async function readContent(
  path: string,
  secret: string,
  taker: Taker,
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
    await taker.close()
  }
  for await (const { kind, bytes } of unpackFrames(sealed)) {
    if (kind === 'data') {
      counting?.add(bytes)
      await (counting ? taker.rows(bytes) : taker.bytes(bytes))
      continue
    }
    await close()
    if (kind === 'head') {
      head = parsed(Head, bytes)
      await taker.head(head, format)
    }
    if (kind === 'table') {
      const table = tableNamed(head, parsed(z.object({ name: z.string() }), bytes).name)
      counting = countTable(table.name, format)
      await taker.table(table)
      progress(counts.size + 1, head?.tables.length ?? 0)
    }
    if (kind === 'file') {
      await taker.file(parsed(z.string().regex(FILE_PATH), bytes))
      files += 1
    }
    if (kind === 'end') {
      if (!head) break
      requireWhole(head, { counts, files }, parsed(End, bytes))
      return { head, counts, files }
    }
  }
  throw new BrokenArchive('the archive has no end')
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

/** Reads the first frame of an archive. @throws {BrokenArchive} */
export async function readHead(path: string, secret: string): Promise<Head> {
  const { bytes: sealed } = await openArchive(path, secret)
  for await (const { kind, bytes } of unpackFrames(sealed)) if (kind === 'head') return parsed(Head, bytes)
  throw new BrokenArchive('the archive has no head')
}

function requireWhole(
  { tables }: Head,
  { counts, files }: { counts: Counts; files: number },
  end: z.infer<typeof End>,
): void {
  if (files !== end.files) throw new BrokenArchive('files are missing')
  for (const { name } of tables) {
    const [count, stated] = [counts.get(name), end.tables[name]]
    const isSame = stated?.sum === undefined ? stated?.sha256 === count?.sha256 : stated.sum === count?.sum
    if (!count || stated?.rows !== count.rows || !isSame) throw new BrokenArchive(`${name} is not whole`)
  }
}

function tableNamed(head: Head | null, name: string): Table {
  const table = head?.tables.find((one) => one.name === name)
  if (!table) throw new BrokenArchive('a table that its head does not name')
  return table
}

function parsed<Shape extends z.ZodType>(shape: Shape, bytes: Buffer): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(bytes.toString('utf8')))
  } catch (cause) {
    throw new BrokenArchive('a frame that nobody wrote like this', { cause })
  }
}
