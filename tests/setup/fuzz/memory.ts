import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const TURNS = 3
const MB = 1024 * 1024

/** Returns the heap in MB after what can be collected was collected. */
export async function collectedHeapMb(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  // What a collection lets finalizers free, the next one finds.
  for (let turn = 0; turn < TURNS; turn++) {
    collect()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return process.memoryUsage().heapUsed / MB
}
