// Health check of an image, which has no shell and no curl: node check-health.mjs http://127.0.0.1:3000/healthz
const [address = ''] = process.argv.slice(2)
const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
process.exit(response?.ok ? 0 : 1)
