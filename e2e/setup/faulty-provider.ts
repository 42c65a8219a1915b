import { createServer, request, type ServerResponse } from 'node:http'
import { startSecondSite } from './second-site'
import { freePort } from './start-stack'

/** `busy`: 429, come again in 17 seconds; `silent`: takes every question and answers none. */
export type Mood = 'well' | 'busy' | 'silent'

export const BUSY_SECONDS = 17

export type SiteOfFaulty = {
  url: string
  set: (mood: Mood) => void
  /** What was asked since the last time: method and address. */
  takeCalls: () => string[]
  stop: () => Promise<void>
}

/** The built site, front and renderer, on the tests' provider, with somebody between them who has moods. */
export async function startSiteOfFaulty(): Promise<SiteOfFaulty> {
  const between = await freePort()
  const state = { mood: 'well' as Mood, calls: [] as string[], open: new Set<ServerResponse>() }
  const middleman = createServer((asked, response) => {
    const { url = '/', method, headers } = asked
    if (url !== '/readyz' && !url.includes('/page-changes')) state.calls.push(`${method} ${url}`)
    if (state.mood === 'silent') return void state.open.add(response)
    if (state.mood === 'busy' && url !== '/readyz')
      return void response.writeHead(429, { 'retry-after': String(BUSY_SECONDS) }).end('slow down')
    const upstream = request(new URL(url, process.env.E2E_PROVIDER_URL), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    asked.pipe(upstream)
  })
  await new Promise<void>((resolve) => middleman.listen(between, '127.0.0.1', resolve))
  const site = await startSecondSite({ PROVIDER_URL: `http://127.0.0.1:${between}` })
  return {
    url: site.url,
    set: (mood) => {
      state.mood = mood
      state.calls = []
      for (const response of state.open) response.destroy()
      state.open.clear()
    },
    takeCalls: () => state.calls.splice(0),
    stop: async () => {
      await site.stop()
      middleman.closeAllConnections()
      middleman.close()
    },
  }
}
