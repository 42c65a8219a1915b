import { escapeHtml } from '@/provider/rules/text/escape-html'
import type { MailboxMessage } from './development-mailbox'

/** Returns plain HTML for developers, the newest message first. */
export function outboxPage(messages: readonly MailboxMessage[]): string {
  const items = messages.map(messageItem).join('\n')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Outbox</title></head>
<body>
<h1>Outbox</h1>
<p>What this demo would have sent. Reload for newer messages.</p>
<ol>
${items}
</ol>
</body>
</html>
`
}

function messageItem({ channel, address, subject, text, keptAt, files }: MailboxMessage): string {
  const at = keptAt.toISOString()
  const title = subject !== '' ? ` — ${escapeHtml(subject)}` : ''
  return `<li><p>${channel} to <b>${escapeHtml(address)}</b>${title}, <time datetime="${at}">${at}</time></p><pre>${escapeHtml(text)}</pre>${files.map(fileLink).join('')}</li>`
}

function fileLink({ id, filename, bytes }: MailboxMessage['files'][number]): string {
  return `<p><a href="/outbox/files/${id}" download>${escapeHtml(filename)}</a>, ${Math.ceil(bytes / 1024)} kB</p>`
}
