import diagnostics from 'node:diagnostics_channel'
import type { CallKind } from './breaker'

/** One call of the provider. Whoever watches the channel may add headers at its start. */
export type ProviderCall = { kind: CallKind; headers: Record<string, string>; result?: Response; error?: unknown }

/**
 * Tells of each call where it begins and ends. A channel of Node, because Next's bundle and the renderer's are two copies of
 * this module in one process; a call that nobody watches costs nothing.
 */
export const providerCalls = diagnostics.tracingChannel<ProviderCall, ProviderCall>('sun-rent:provider-call')
