// What each program answers when it is ready: 200 alone could come from a reader who has the port.

/** `/readyz` of the site (server/health.ts), of nobody else. @param {string} body */
export function isReadySite(body) {
  return parsed(body)?.status === 'ok'
}

/** `/readyz` of the provider, in the contract's envelope. @param {string} body */
export function isReadyProvider(body) {
  return parsed(body)?.data?.ready === true
}

/** A page of the site. @param {string} body */
export function isPage(body) {
  return body.includes('<main')
}

/** @param {string} body */
function parsed(body) {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
