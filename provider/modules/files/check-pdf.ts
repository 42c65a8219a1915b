import { startWorker } from '@/provider/modules/start-worker'
import { drawPdf } from './draw-pdf'
import type { PdfError } from './pdf-error'
import { createTimedQueue, type Uploader } from './timed-queue'

const DEADLINE_MS = 10_000
/** The text of the largest file several times over. */
const HEAP_MB = 256
const inQueue = createTimedQueue({ waitingEach: 2, now: () => performance.now() })

/**
 * Runs `findPdfError` outside the event loop: a PDF that is built to be slow or large ends with its worker. When the worker
 * does not answer in time, the PDF is `complex`. One that passes is drawn as the branch will see it (decision 152):
 * `unreadable` when that fails, or no page shows anything.
 *
 * @throws {FailureError} `too_many_requests`
 */
export function checkPdf(uploader: Uploader, bytes: Uint8Array): Promise<PdfError | 'unreadable' | null> {
  return inQueue(
    uploader,
    async () => (await errorInWorker(bytes)) ?? ((await showsSomething(bytes)) ? null : 'unreadable'),
  )
}

async function showsSomething(bytes: Uint8Array): Promise<boolean> {
  let isBlank = true
  const isDrawn = await drawPdf(bytes, async (page) => {
    isBlank &&= page.isBlank
  })
  return isDrawn && !isBlank
}

async function errorInWorker(bytes: Uint8Array): Promise<PdfError | null> {
  const worker = await startWorker('files/pdf-worker.ts', {
    workerData: bytes,
    // The worker needs neither keys nor addresses.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve) => {
      timer = setTimeout(() => resolve('complex'), DEADLINE_MS)
      worker.once('message', resolve)
      worker.once('error', () => resolve('complex'))
      worker.once('exit', () => resolve('complex'))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
