import { expect } from '@playwright/test'

/** Texts that the provider has sent to a phone, the newest first: its outbox of a demo. */
export async function messagesTo(phone: string): Promise<string[]> {
  const page = await fetch(new URL('/outbox', process.env.E2E_PROVIDER_URL)).then((answer) => answer.text())
  return [...page.matchAll(/<li><p>sms to <b>([^<]*)<\/b>.*?<pre>([^<]*)<\/pre>/gs)]
    .filter(([, to]) => to === phone)
    .map(([, , text = '']) => text)
}

/** The code of the newest message to a phone, once there are so many. */
export async function codeOf(phone: string, messages = 1): Promise<string> {
  await expect.poll(async () => (await messagesTo(phone)).length).toBeGreaterThanOrEqual(messages)
  const [text = ''] = await messagesTo(phone)
  return /\d{6}/.exec(text)?.[0] ?? ''
}
