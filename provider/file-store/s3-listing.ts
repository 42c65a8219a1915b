import { Parser } from 'saxen'

export type Listing = { objects: { key: string; changedAt: Date }[]; nextToken: string | null }

/**
 * Reads one page of a list of objects (ListObjectsV2).
 *
 * @throws {Error} when the text is no such list: half a list must not look like a short one
 */
export function readListing(xml: string): Listing {
  const objects: Listing['objects'] = []
  const path: string[] = []
  const top: Record<string, string> = {}
  let object: Record<string, string> = {}
  let isClosed = false

  const parser = new Parser()
  parser.on('error', (error: Error) => {
    throw error
  })
  parser.on('openTag', (name: string) => {
    path.push(name)
    if (path.join('/') === 'ListBucketResult/Contents') object = {}
  })
  parser.on('text', (text: string, decode: (text: string) => string) => {
    const [, parent, name] = path
    const target = path.length === 3 && parent === 'Contents' ? object : path.length === 2 ? top : null
    const field = name ?? parent
    if (target && field !== undefined) target[field] = (target[field] ?? '') + decode(text)
  })
  parser.on('closeTag', () => {
    if (path.join('/') === 'ListBucketResult/Contents') objects.push(objectOf(object))
    isClosed = path.pop() === 'ListBucketResult'
  })
  parser.parse(xml)

  const nextToken = top.NextContinuationToken ?? null
  if (!isClosed || top.IsTruncated !== String(nextToken !== null)) throw new Error('this is no list of objects')
  return { objects, nextToken }
}

function objectOf({ Key, LastModified = '' }: Record<string, string>): Listing['objects'][number] {
  const changedAt = new Date(LastModified)
  if (!Key || Number.isNaN(changedAt.getTime())) throw new Error('an object without a key or a time')
  return { key: Key, changedAt }
}
