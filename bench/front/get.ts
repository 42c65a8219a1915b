import http from 'node:http'

const DEADLINE_MS = 20_000

export type Got = { status: number; body: Buffer }

/** One request for a page as a browser sends it, packed; the body as it came. @throws {Error} that names the address */
export function get(url: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new Error(`${url}: ${error.message || error}`, { cause: error }))
    const request = http.get(
      url,
      { headers: { 'accept-encoding': 'gzip', ...headers }, timeout: DEADLINE_MS },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }))
        response.on('error', fail)
      },
    )
    request.on('error', fail)
    request.on('timeout', () => request.destroy(new Error(`no response in ${DEADLINE_MS} ms`)))
  })
}

/** The same where only success is wanted. @throws {Error} */
export async function getPage(url: string, headers?: Record<string, string>): Promise<Buffer> {
  const { status, body } = await get(url, headers)
  if (status !== 200) throw new Error(`${url}: HTTP ${status}`)
  return body
}
