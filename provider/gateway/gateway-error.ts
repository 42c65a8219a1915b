/**
 * `refused`: the gateway has decided; nothing happened, and the same call would be refused again. `unknown`: it cannot be
 * told whether the call took effect (no response, 429, 5xx, an invalid response): the same call with the same key may and
 * must be repeated. `missing`: there is no such object.
 */
export type GatewayErrorKind = 'refused' | 'unknown' | 'missing'

/** Its message names the call and the gateway's code, never a secret, a person or a body. */
export class GatewayError extends Error {
  override name = 'GatewayError'

  constructor(
    readonly kind: GatewayErrorKind,
    message: string,
  ) {
    super(message)
  }
}
