import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const TURNS = 3
const MB = 1024 * 1024

/** @returns {Promise<number>} the heap in MB after what can be collected was collected. */
export async function collectedHeapMb() {
  setFlagsFromString('--expose-gc')
  /** @type {() => void} */
  const collect = runInNewContext('gc')
  // What a collection lets finalizers free, the next one finds.
  for (let turn = 0; turn < TURNS; turn++) {
    collect()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return process.memoryUsage().heapUsed / MB
}

/** Loaded into a program by `--import`: at SIGUSR2 the program writes its heap into a file of its process number there. */
const folder = process.env.FUZZ_HEAPS_FOLDER
if (folder)
  process.on('SIGUSR2', () => {
    void collectedHeapMb().then((size) => writeFileSync(join(folder, String(process.pid)), String(size)))
  })
