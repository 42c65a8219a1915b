/**
 * `refused`: the gateway has decided, nothing happened and the same again would be refused too. `unknown`: whether it
 * happened nobody can tell from here (no answer, 429, 5xx, an answer that is none): the same call with the same key may,
 * and must, be made again. `missing`: there is no such object.
 */
export type GatewayFault = 'refused' | 'unknown' | 'missing'

/** Its message names the call and the gateway's code, never a secret, a person or a body. */
export class GatewayError extends Error {
  override name = 'GatewayError'

  constructor(
    readonly fault: GatewayFault,
    message: string,
  ) {
    super(message)
  }
}
