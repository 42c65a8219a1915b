import { hash } from 'node:crypto'

const ROW_END = 0x0a
const HASH_NUMBERS = 8
const NUMBER_BYTES = 4

export type Count = { rows: number; sum: string }

/**
 * Adds up the hashes of a table's rows as `COPY … TO STDOUT` prints them. The sum does not depend on the order in which
 * the rows come: a restored table has them in another order than the one that was copied. It needs the memory of one
 * row.
 */
export function createRowSum() {
  // A SHA-256 hash is eight numbers; each sum wraps at 2^32. Equal rows count as often as they occur.
  const sums = new Uint32Array(HASH_NUMBERS)
  let rows = 0
  let unfinished: Buffer[] = []
  const addRow = (row: Buffer) => {
    const digest = hash('sha256', row, 'buffer')
    for (let index = 0; index < HASH_NUMBERS; index++)
      sums[index] = (sums[index] ?? 0) + digest.readUInt32BE(index * NUMBER_BYTES)
    rows += 1
  }
  return {
    /** @param bytes a row may begin in one chunk and end in the next */
    add(bytes: Buffer): void {
      let from = 0
      // A line feed inside of a value is printed as \n, so this byte only ends rows.
      for (let end = bytes.indexOf(ROW_END); end !== -1; end = bytes.indexOf(ROW_END, from)) {
        const row = bytes.subarray(from, end)
        addRow(unfinished.length === 0 ? row : Buffer.concat([...unfinished, row]))
        unfinished = []
        from = end + 1
      }
      // A copy: the caller may reuse the memory of the bytes.
      if (from < bytes.length) unfinished.push(Buffer.from(bytes.subarray(from)))
    },

    /** @throws {Error} when the last row has no end */
    total(): Count {
      if (unfinished.length > 0) throw new Error('the last row has no end')
      return { rows, sum: [...sums].map((sum) => sum.toString(16).padStart(NUMBER_BYTES * 2, '0')).join('') }
    },
  }
}
