// Whoever asks `/readyz` has an answer within a second, whatever hangs; the provider's own takes 700 ms at most.
const PROVIDER_DEADLINE_MS = 900

type HealthResponse = { status: 200 | 503; body: string }

/** `/healthz`: this process answers. `/readyz`: it takes visitors and its provider answers. */
export function createHealth(providerUrl: string, isDraining: () => boolean) {
  let running: Promise<boolean> | null = null

  /** One question at a time, however often we are asked. */
  function isProviderReady(): Promise<boolean> {
    running ??= fetchProviderReadiness(providerUrl).finally(() => {
      running = null
    })
    return running
  }

  return async (path: string): Promise<HealthResponse | null> => {
    if (path === '/healthz') return buildResponse(200, 'ok')
    if (path !== '/readyz') return null
    if (isDraining()) return buildResponse(503, 'draining')
    return (await isProviderReady()) ? buildResponse(200, 'ok') : buildResponse(503, 'provider unavailable')
  }
}

async function fetchProviderReadiness(providerUrl: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/readyz', providerUrl), { signal: AbortSignal.timeout(PROVIDER_DEADLINE_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

function buildResponse(status: HealthResponse['status'], state: string): HealthResponse {
  return { status, body: JSON.stringify({ status: state }) }
}
