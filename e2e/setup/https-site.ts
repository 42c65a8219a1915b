import { type SecondSite, startSecondSite } from './second-site'

/** `host`: the name it goes by, to be sent with each request. */
export type HttpsSite = SecondSite & { host: string }

const HOST = 'rent.example'

/** The built site on the tests' provider as visitors get it over https; the proxy that speaks TLS is left out. */
export async function startHttpsSite(): Promise<HttpsSite> {
  return { ...(await startSecondSite({ SITE_URL: `https://${HOST}` })), host: HOST }
}
