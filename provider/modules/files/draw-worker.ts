import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { DrawOrder, DrawReply } from './draw-pdf'

// Started by `drawPdf` for one PDF; draws the pages that it is asked for, and is ended by it.
const { pdf, program, heapMaxBytes, longestSide }: DrawOrder = workerData
const WHITE = 255

const opened = open()

parentPort?.on('message', async (index: number) => {
  const page = (await opened).getPage(index)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = longestSide / Math.max(originalWidth, originalHeight)
  const size = { width: Math.round(originalWidth * scale), height: Math.round(originalHeight * scale) }
  // A page that cannot be read has no size: these are NaN.
  if (!(size.width >= 1 && size.height >= 1)) throw new Error(`page ${index} has no size`)
  const { width, height, data } = await page.render({ ...size, scale: 1, render: 'bitmap' })
  reply({ width, height, data, isBlank: data.every((value) => value === WHITE) }, data.buffer)
})

async function open() {
  const library = await PDFiumLibrary.init({ instantiateWasm: withBoundedHeap })
  const document = await library.loadDocument(pdf)
  reply({ pages: document.getPageCount() })
  return document
}

function reply(message: DrawReply, transferred?: ArrayBufferLike): void {
  parentPort?.postMessage(message, transferred instanceof ArrayBuffer ? [transferred] : [])
}

/** Starts PDFium with a memory that ends at its bound: the worker's other limits do not count it. */
function withBoundedHeap(
  imports: WebAssembly.Imports,
  // The library declares another argument than it takes.
  done: (started: WebAssembly.Instance & WebAssembly.Module) => void,
): WebAssembly.Exports {
  const { env } = imports
  const grow = env?.emscripten_resize_heap
  if (!env || typeof grow !== 'function') throw new Error('PDFium asks for its memory in another way')
  env.emscripten_resize_heap = (bytes: number) => (bytes >>> 0 > heapMaxBytes ? 0 : grow(bytes))
  const instance = new WebAssembly.Instance(program, imports)
  done(instance)
  return instance.exports
}
