import { createServer, type Server } from 'node:net'

/** As much SMTP as a client needs: takes every mail but those to whom it rejects, and says their address again. */
export function openMailServer(rejected = /<nobody@/): { server: Server; mails: string[] } {
  const mails: string[] = []
  const server = createServer((socket) => {
    let mail: string | null = null
    let rest = ''
    socket.write('220 ready\r\n')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      rest += chunk
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (mail !== null && line !== '.') mail += `${line}\n`
        else if (mail !== null) {
          mails.push(mail)
          mail = null
          socket.write('250 taken\r\n')
        } else if (line === 'DATA') {
          mail = ''
          socket.write('354 go on\r\n')
        } else if (line.startsWith('AUTH')) socket.write('235 welcome\r\n')
        else if (line.startsWith('EHLO')) socket.write('250-mail\r\n250 AUTH PLAIN\r\n')
        else socket.write(rejected.test(line) ? `550 ${line} is unknown\r\n` : '250 ok\r\n')
      }
    })
  })
  return { server, mails }
}

export type MailFile = { name: string; type: string; bytes: Buffer }
export type MailPicture = { id: string; bytes: Buffer }

/** A mail as its reader sees it: its texts, the pictures in them, and what is attached. */
export function readMail(mail: string): { head: string; parts: string[]; pictures: MailPicture[]; files: MailFile[] } {
  const [head = ''] = splitOnce(mail)
  const leaves = leavesOf(mail)
  const isFile = ({ head }: Leaf) => /^content-disposition: attachment/im.test(head)
  const isPicture = ({ head }: Leaf) => /^content-disposition: inline/im.test(head)
  return {
    head: decodeHeader(unfold(head)),
    parts: leaves.filter((leaf) => !isFile(leaf) && !isPicture(leaf)).map(({ bytes }) => bytes.toString()),
    pictures: leaves.filter(isPicture).map(({ head, bytes }) => ({
      id: /^content-id: <([^>]+)>/im.exec(head)?.[1] ?? '',
      bytes,
    })),
    files: leaves.filter(isFile).map(({ head, bytes }) => ({
      name: /filename="?([^"\n;]+)"?/i.exec(head)?.[1] ?? '',
      type: /^content-type: ([^;\n]+)/im.exec(head)?.[1] ?? '',
      bytes,
    })),
  }
}

type Leaf = { head: string; bytes: Buffer }

function leavesOf(part: string): Leaf[] {
  const [head = '', body = ''] = splitOnce(part.trimStart())
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1]
  if (boundary !== undefined) return body.split(`--${boundary}`).slice(1, -1).flatMap(leavesOf)
  return [{ head: unfold(head), bytes: bytesOf(head, body) }]
}

function bytesOf(head: string, body: string): Buffer {
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64')
  const text = /encoding: quoted-printable/i.test(head) ? fromHex(body.replace(/=\n/g, '')) : body
  return Buffer.from(text.trimEnd())
}

/** A header that goes on in the next line. */
function unfold(head: string): string {
  return head.replace(/\n\s+/g, ' ')
}

function decodeHeader(head: string): string {
  return head
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, encoded: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(encoded, 'base64').toString()
        : fromHex(encoded.replaceAll('_', ' ')),
    )
}

function fromHex(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf('\n\n')
  return [text.slice(0, at), text.slice(at + 2)]
}
