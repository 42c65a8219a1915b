import { gzipSync } from 'node:zlib'

/** Scripts of an empty page of this Next and React, kB gzip: nothing that we build can weigh less. */
export const FLOOR_KB = 131.8

/**
 * Weight of the scripts that a page's HTML asks for, kB gzip; what only old browsers load is left out.
 *
 * @param {string} url
 * @param {Record<string, string>} [headers] of whoever asks for the page
 * @throws {Error} when the page or one of its scripts is not there
 */
export async function scriptsKb(url, headers = {}) {
  const html = (await load(url, headers)).toString()
  const tags = html.matchAll(/<script[^>]+?src="([^"]+)"(?![^>]*noModule)/g)
  const scripts = new Set([...tags].map(([, src = '']) => new URL(src, url).href))
  const weights = [...scripts].map(async (script) => packedKb(await load(script)))
  return (await Promise.all(weights)).reduce((sum, kilobytes) => sum + kilobytes, 0)
}

/** @param {string | Buffer} content @returns {number} kB of 1024 bytes, gzip */
export function packedKb(content) {
  return gzipSync(content).length / 1024
}

/** @param {string} url @param {Record<string, string>} [headers] */
async function load(url, headers = {}) {
  const answer = await fetch(url, { headers })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}
