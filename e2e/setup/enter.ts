import type { Page } from '@playwright/test'
import { DEMO_CLIENTS, type DemoClient, signIn } from './demo-clients'
import { siteUrl } from './site'

let entries = 0

/** Signs the browser in as the login screen would, without its screen: how one signs in by hand is another test's. */
export async function enterAs(page: Page, client: DemoClient = DEMO_CLIENTS.rich): Promise<{ cookie: string }> {
  entries += 1
  // Of many tests at once: the door counts attempts by address.
  const { cookie, token, deviceToken, stored } = await signIn(client, `127.8.${process.pid % 250}.${entries}`)
  const [name = '', value = ''] = cookie.split('=')
  // A page of the site that runs nothing. Before the cookie: a page of another client would end the session it does not know.
  await page.goto(siteUrl('/robots.txt'))
  await page.context().addCookies([{ name, value, url: siteUrl(), httpOnly: true, sameSite: 'Lax' }])
  await page.evaluate(
    (pairs) => {
      for (const [key, text] of pairs) localStorage.setItem(key, text)
    },
    [
      ['client', stored],
      ['client_authenticated', 'true'],
      ['client_token', token],
      ['client_device_token', deviceToken],
    ] as const,
  )
  return { cookie }
}
