/** Keeps the help for the roadside, page by page, for when there is no net (decision 0124). Nothing personal is in it. */
const PAGES = /^(\/cn|\/en)?\/support\/(doc|incident)\/$/
const FILES = /^\/(_next\/static|assets)\//

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('message', (event) => event.waitUntil(store(event.data)))

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (mode === 'navigate' && PAGES.test(pathname)) event.respondWith(netOrStored(event.request, pathname))
  else if (FILES.test(pathname)) event.respondWith(netOrStored(event.request, url))
})

/** All of a page or nothing: what was stored before stays until the new one is complete. */
async function store({ page, files }) {
  if (!PAGES.test(page)) return
  const addresses = [page, ...files.filter((file) => FILES.test(file))]
  const found = await Promise.all(addresses.map(async (address) => [address, await fetch(address)]))
  if (!found.every(([, response]) => response.ok)) return
  await caches.delete(page)
  const cache = await caches.open(page)
  await Promise.all(found.map(([address, response]) => cache.put(address, response)))
}

async function netOrStored(request, address) {
  try {
    return await fetch(request)
  } catch (error) {
    const stored = await caches.match(address, { ignoreVary: true })
    if (stored) return stored
    throw error
  }
}
