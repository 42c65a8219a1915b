import { type SecondSite, startSecondSite } from './second-site'

/** `host`: the name it goes by, to be sent with each request. */
export type HttpsSite = SecondSite & { host: string }

const HOST = 'rent.example'

/** The built site as visitors get it over https, on the tests' provider if no other is named; the proxy that speaks TLS is left out. */
export async function startHttpsSite(providerUrl?: string): Promise<HttpsSite> {
  const variables = { SITE_URL: `https://${HOST}`, ...(providerUrl && { PROVIDER_URL: providerUrl }) }
  return { ...(await startSecondSite(variables)), host: HOST }
}
