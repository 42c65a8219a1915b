// Whoever asks `/readyz` has an answer within a second, whatever hangs; the provider's own takes 700 ms at most.
const PROVIDER_DEADLINE_MS = 900

type Answer = { status: 200 | 503; body: string }

/** `/healthz`: this process answers. `/readyz`: it takes visitors and its provider answers. */
export function createHealth(providerUrl: string, isDraining: () => boolean) {
  let running: Promise<boolean> | null = null

  /** One question at a time, however often we are asked. */
  function providerAnswers(): Promise<boolean> {
    running ??= askProvider(providerUrl).finally(() => {
      running = null
    })
    return running
  }

  return async (path: string): Promise<Answer | null> => {
    if (path === '/healthz') return answer(200, 'ok')
    if (path !== '/readyz') return null
    if (isDraining()) return answer(503, 'draining')
    return (await providerAnswers()) ? answer(200, 'ok') : answer(503, 'provider unavailable')
  }
}

async function askProvider(providerUrl: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/readyz', providerUrl), { signal: AbortSignal.timeout(PROVIDER_DEADLINE_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

function answer(status: Answer['status'], state: string): Answer {
  return { status, body: JSON.stringify({ status: state }) }
}
