/** A browser sends its headers at once; whoever drips them is holding a socket. */
export const SOCKET_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
}
