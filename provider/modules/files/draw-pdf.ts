import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { startWorker } from '@/provider/modules/start-worker'

/** Passport and licence with every page that a branch looks at. */
export const PDF_PAGES_MAX = 12
/** A4 at 300 dpi, the smallest print of a passport; a page of any size is drawn so large. */
const LONGEST_SIDE = 3_508
const DEADLINE_MS = 10_000
/** A picture of 40 Mpx unpacked, the page, and the file. */
const HEAP_MAX_BYTES = 320 * 1024 * 1024
/** Of the worker's own script; a page is outside it. */
const SCRIPT_HEAP_MB = 64

export type DrawOrder = { pdf: Uint8Array; program: WebAssembly.Module; heapMaxBytes: number; longestSide: number }
/** `data`: four bytes a pixel. */
export type DrawnPage = { width: number; height: number; data: Uint8Array; isBlank: boolean }
export type DrawReply = { pages: number } | DrawnPage

type Bounds = { deadlineMs?: number; heapMaxBytes?: number; longestSide?: number }

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * Draws the pages of a PDF one after another, in a worker that has neither keys nor addresses and ends with the PDF. PDFium
 * runs as WebAssembly: what goes wrong in it stays in its own memory.
 *
 * @param handlePage is awaited before the next page: one is in memory at a time
 * @returns false: not every page could be drawn within the bounds, or there are none or too many
 */
export async function drawPdf(
  pdf: Uint8Array,
  handlePage: (page: DrawnPage) => Promise<void>,
  { deadlineMs = DEADLINE_MS, heapMaxBytes = HEAP_MAX_BYTES, longestSide = LONGEST_SIDE }: Bounds = {},
): Promise<boolean> {
  compiled ??= compile()
  const order: DrawOrder = { pdf, program: await compiled, heapMaxBytes, longestSide }
  const worker = await startWorker('files/draw-worker.ts', {
    workerData: order,
    env: {},
    execArgv: [],
    // PDFium prints what it cannot do.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: SCRIPT_HEAP_MB },
  })
  const ended = new AbortController()
  const end = () => ended.abort()
  const timer = setTimeout(end, deadlineMs)
  worker.on('error', end).on('exit', end)
  const next = async (): Promise<DrawReply | null> => {
    const message = await once(worker, 'message', { signal: ended.signal }).catch(() => [null])
    return message[0]
  }
  try {
    const first = await next()
    if (!first || !('pages' in first) || first.pages < 1 || first.pages > PDF_PAGES_MAX) return false
    for (let index = 0; index < first.pages; index += 1) {
      const reply = next()
      worker.postMessage(index)
      const page = await reply
      if (!page || 'pages' in page) return false
      await handlePage(page)
    }
    return true
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

async function compile(): Promise<WebAssembly.Module> {
  const path = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')
  return WebAssembly.compile(new Uint8Array(await readFile(path)))
}
