import { hash } from 'node:crypto'

const ROW_END = 0x0a
const LANES = 8
const LANE_BYTES = 4

export type Count = { rows: number; sum: string }

/**
 * Adds up the hashes of a table's rows as `COPY … TO STDOUT` prints them. The sum is the same in whatever order the rows
 * come: a table that came back lies in other pages than the one that was copied. Memory: one row.
 */
export function createRowSum() {
  // SHA-256 in eight numbers; each wraps at 2^32. Equal rows count as often as they are there.
  const lanes = new Uint32Array(LANES)
  let rows = 0
  let begun: Buffer[] = []
  const addRow = (row: Buffer) => {
    const digest = hash('sha256', row, 'buffer')
    for (let lane = 0; lane < LANES; lane++) lanes[lane] = (lanes[lane] ?? 0) + digest.readUInt32BE(lane * LANE_BYTES)
    rows += 1
  }
  return {
    /** @param bytes as they come: a row may begin in one part and end in another */
    add(bytes: Buffer): void {
      let from = 0
      // A line feed inside of a value is printed as \n, so this byte only ends rows.
      for (let end = bytes.indexOf(ROW_END); end !== -1; end = bytes.indexOf(ROW_END, from)) {
        const row = bytes.subarray(from, end)
        addRow(begun.length === 0 ? row : Buffer.concat([...begun, row]))
        begun = []
        from = end + 1
      }
      // A copy: whoever gave the bytes may use their memory again.
      if (from < bytes.length) begun.push(Buffer.from(bytes.subarray(from)))
    },

    /** @throws {Error} of a last row without its end */
    total(): Count {
      if (begun.length > 0) throw new Error('the last row has no end')
      return { rows, sum: [...lanes].map((lane) => lane.toString(16).padStart(LANES, '0')).join('') }
    },
  }
}
