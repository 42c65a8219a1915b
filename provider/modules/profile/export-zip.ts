import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** `isPacked`: a picture or a PDF, which is no smaller for being packed again. */
export type ZipEntry = { name: string; isPacked: boolean; stream: AsyncIterable<Uint8Array> }

/** A zip as it grows: of each file only the piece in hand is in memory, and nothing is read before it is asked for. */
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
