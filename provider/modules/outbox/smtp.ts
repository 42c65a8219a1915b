import { createTransport } from 'nodemailer'
import { TIMEOUT_MS, type Transport } from './transport'

type Smtp = { url: string; from: string }

/**
 * Creates the transport of e-mail. `url` is `smtp://` or `smtps://`, with the user and the password in it.
 *
 * @param timeoutMs for the whole dialogue: a server that is slow at every step does not hold the message for longer
 */
export function createSmtp({ url, from }: Smtp, timeoutMs = TIMEOUT_MS): Transport {
  const mail = createTransport({ url })
  return async ({ key, address, subject, text, html, pictures = [], attachments = [] }) => {
    const to = { name: '', address }
    const messageId = `<${key}@${domainOf(from)}>`
    const signal = AbortSignal.timeout(timeoutMs)
    const files = [
      ...pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' as const })),
      ...attachments,
    ]
    await mail.sendMail({
      ...{ from, to, subject, text, messageId, signal },
      ...(html === null ? {} : { html }),
      attachments: files,
    })
  }
}

function domainOf(from: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost'
}
