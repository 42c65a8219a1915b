import { createTransport } from 'nodemailer'
import { escapeHtml } from '@/provider/rules/escape-html'
import type { Transport } from './transport'

const TIMEOUT_MS = 10_000
const TIMEOUTS = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }

/** @param url `smtp://` or `smtps://`, with the user and the password in it. */
export function createSmtp({ url, from }: { url: string; from: string }): Transport {
  const mail = createTransport({ url, ...TIMEOUTS })
  return async ({ key, address, subject, text }) => {
    const messageId = `<${key}@${domainOf(from)}>`
    await mail.sendMail({ from, to: { name: '', address }, subject, text, html: htmlOf(subject, text), messageId })
  }
}

/** The plain text with a heading: no pictures, no links, nothing that is loaded. */
function htmlOf(subject: string, text: string): string {
  const paragraphs = text.split('\n').map((line) => `<p>${escapeHtml(line)}</p>`)
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${paragraphs.join('')}</body></html>`
}

function domainOf(from: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost'
}
