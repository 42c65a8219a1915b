import { expect } from '@playwright/test'

/** Texts that the provider has sent to a phone, the newest first: its outbox of a demo. */
export async function messagesTo(phone: string): Promise<string[]> {
  return sentTo('sms', phone)
}

/** And letters to an e-mail. */
export async function lettersTo(email: string): Promise<string[]> {
  return sentTo('email', email)
}

async function sentTo(channel: 'sms' | 'email', address: string): Promise<string[]> {
  const page = await fetch(new URL('/outbox', process.env.E2E_PROVIDER_URL)).then((answer) => answer.text())
  return [...page.matchAll(/<li><p>(sms|email) to <b>([^<]*)<\/b>.*?<pre>([^<]*)<\/pre>/gs)]
    .filter(([, by, to]) => by === channel && to === address)
    .map(([, , , text = '']) => text)
}

/** The code of the newest message to a phone, once there are so many. */
export async function codeOf(phone: string, messages = 1): Promise<string> {
  const codes = async () => (await messagesTo(phone)).flatMap((text) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? [])
  await expect.poll(async () => (await codes()).length).toBeGreaterThanOrEqual(messages)
  const [newest = ''] = await codes()
  return newest
}

/** The code of the newest letter to an e-mail. */
export async function letterCodeOf(email: string): Promise<string> {
  const codeIn = async () => /(?<!\d)\d{6}(?!\d)/.exec((await lettersTo(email))[0] ?? '')?.[0] ?? ''
  await expect.poll(codeIn).not.toBe('')
  return codeIn()
}
