import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getHeapCodeStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const TURNS = 3
const MB = 1024 * 1024

/**
 * Compiled code is left out: V8 compiles each path of the program anew when it was taken often, which adds some per cent to the
 * heap for as long as rare paths become frequent, and says nothing of what the program holds.
 *
 * @returns {Promise<number>} the heap in MB after what can be collected was collected.
 */
export async function collectedHeapMb() {
  setFlagsFromString('--expose-gc')
  /** @type {() => void} */
  const collect = runInNewContext('gc')
  // What a collection lets finalizers free, the next one finds.
  for (let turn = 0; turn < TURNS; turn++) {
    collect()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { code_and_metadata_size, bytecode_and_metadata_size } = getHeapCodeStatistics()
  return (process.memoryUsage().heapUsed - code_and_metadata_size - bytecode_and_metadata_size) / MB
}

/** Loaded into a program by `--import`: at SIGUSR2 the program writes its heap into a file of its process number there. */
const folder = process.env.FUZZ_HEAPS_FOLDER
if (folder)
  process.on('SIGUSR2', () => {
    void collectedHeapMb().then((size) => writeFileSync(join(folder, String(process.pid)), String(size)))
  })
