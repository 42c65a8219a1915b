/** An answer that is the same for everybody who asks at this time. */
export type StoredPage = {
  status: number
  headers: Record<string, string>
  body: Record<Encoding, Buffer>
  etag: string
  /** What it was made of: `settings`, `cars`, `car:{slug}` …; a change of one of them makes it old. */
  tags: readonly string[]
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes that it takes in memory. */
export function sizeOf({ headers, body }: StoredPage): number {
  const own = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  return own + Object.values(body).reduce((sum, { length }) => sum + length, 0)
}
