import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** `isPacked`: a picture or a PDF, which compression makes no smaller. */
export type ZipEntry = { name: string; isPacked: boolean; stream: AsyncIterable<Uint8Array> }

/** Streams a zip: only one chunk of a file is in memory at a time, and no chunk is read before the reader wants it. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { name, isPacked, stream } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    zip.add(file)
    for await (const chunk of stream) {
      file.push(chunk)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
