/** Progressive pictures have about ten, and those that phones pack into the same file as many again. */
export const SCANS_MAX = 64

const START_OF_SCAN = Buffer.of(0xff, 0xda, 0x00)
const COMPONENTS_MAX = 4

/**
 * Counts the scans of a JPEG. Each one is decoded over the whole picture, however short it is in the file: a file of 600 kB with
 * thousands of them takes a minute of a core.
 *
 * Heads of scans are counted wherever they stand: a walk from segment to segment could be led around them. Other bytes look like
 * one once in 10¹⁰.
 */
export function countScans(bytes: Buffer): number {
  let scans = 0
  for (let at = bytes.indexOf(START_OF_SCAN); at !== -1; at = bytes.indexOf(START_OF_SCAN, at + 1)) {
    const components = bytes[at + 4] ?? COMPONENTS_MAX + 1
    if (components <= COMPONENTS_MAX && bytes[at + 3] === 6 + 2 * components) scans += 1
  }
  return scans
}
