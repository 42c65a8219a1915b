import { connect } from 'node:net'
import { FailureError } from '@/provider/failure-error'

/** The site waits longer than this for an upload. */
const DEADLINE_MS = 5_000
const CHUNK = 64 * 1024
/** Longer than any name of a virus. */
const MAX_REPLY = 4_096

/** @throws {FailureError} `file_infected`; `unavailable` when it is not certain that the file is clean */
export type ScanUpload = (bytes: Buffer) => Promise<void>

/** Returns the scan by the ClamAV daemon at this Unix socket; without one nothing is scanned. */
export function createUploadScan(socket: string | null | undefined, deadlineMs = DEADLINE_MS): ScanUpload {
  if (!socket) return async () => undefined
  return async (bytes) => {
    const reply = await ask(socket, bytes, deadlineMs).catch((cause: unknown) => {
      throw new FailureError('unavailable', 'The virus scanner does not answer.', { cause })
    })
    if (reply === 'stream: OK') return
    if (reply.startsWith('stream: ') && reply.endsWith(' FOUND'))
      throw new FailureError('file_infected', 'The virus scanner has found something.')
    throw new FailureError('unavailable', 'The virus scanner could not look at the file.')
  }
}

/** Sends the bytes as `INSTREAM` wants them: chunks with their length before them, the last one empty. */
function ask(socket: string, bytes: Buffer, deadlineMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const connection = connect(socket)
    const timer = setTimeout(() => connection.destroy(new Error('no answer in time')), deadlineMs)
    let reply = ''
    connection.setEncoding('latin1')
    connection.on('data', (text: string) => {
      reply += text
      if (reply.length > MAX_REPLY) connection.destroy(new Error('the answer is too long'))
      else if (reply.includes('\0')) {
        resolve(reply.slice(0, reply.indexOf('\0')))
        connection.destroy()
      }
    })
    connection.once('error', reject)
    connection.once('close', () => {
      clearTimeout(timer)
      reject(new Error('the connection ended without an answer'))
    })
    connection.write('zINSTREAM\0')
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const chunk = bytes.subarray(at, at + CHUNK)
      connection.write(lengthOf(chunk.length))
      connection.write(chunk)
    }
    connection.write(lengthOf(0))
  })
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
