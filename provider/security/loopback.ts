import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export const LOOPBACK_NETWORKS = ['127.0.0.0/8', '::1/128'] as const

/** Returns whether a call came from this machine; its IPv4 address may be written as IPv6. */
export function isLoopback(ip: string): boolean {
  return rangeOf(ip) === 'loopback'
}

/** Returns whether an address that we call is this machine. @param hostname as `URL` has it: IPv6 in brackets */
export function isThisMachine(hostname: string): boolean {
  if (hostname.toLowerCase() === 'localhost') return true
  const range = rangeOf(hostname.replace(/^\[|\]$/g, ''))
  // A call of 0.0.0.0 reaches the calling machine.
  return range === 'loopback' || range === 'unspecified'
}

function rangeOf(ip: string): string | null {
  return isIP(ip) === 0 ? null : ipaddr.process(ip).range()
}
