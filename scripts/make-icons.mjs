import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Drawings of Lucide that the site shows, by Lucide's own names. A new one: its name here, then `node scripts/make-icons.mjs`. */
const NAMES = [
  'arrow-down-narrow-wide',
  'arrow-right',
  'arrow-up-right',
  'baby',
  'badge-percent',
  'banknote',
  'calendar-check',
  'calendar-days',
  'calendar-plus',
  'calendar-range',
  'calendar-x-2',
  'camera',
  'car-front',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'circle-alert',
  'circle-check',
  'circle-plus',
  'circle-x',
  'clock',
  'cog',
  'coins',
  'copy',
  'credit-card',
  'door-open',
  'download',
  'droplets',
  'equal',
  'eye',
  'eye-off',
  'file-check',
  'file-check-corner',
  'file-down',
  'file-image',
  'file-x-corner',
  'flame',
  'fuel',
  'gauge',
  'gift',
  'globe',
  'heart',
  'history',
  'hourglass',
  'id-card',
  'infinity',
  'info',
  'key-round',
  'languages',
  'layout-dashboard',
  'leaf',
  'life-buoy',
  'log-out',
  'luggage',
  'mail',
  'map',
  'map-pin',
  'map-pinned',
  'maximize-2',
  'menu',
  'message-circle',
  'minus',
  'moon',
  'mountain-snow',
  'move-horizontal',
  'move-vertical',
  'navigation',
  'package',
  'pencil',
  'pencil-ruler',
  'phone',
  'phone-call',
  'plane-landing',
  'plus',
  'printer',
  'receipt',
  'receipt-russian-ruble',
  'rotate-ccw',
  'route',
  'router',
  'ruler',
  'scan-line',
  'search',
  'send',
  'settings',
  'share-2',
  'shield-check',
  'siren',
  'sliders-horizontal',
  'snowflake',
  'square-parking',
  'sun',
  'tent',
  'thumbs-up',
  'ticket-percent',
  'trash',
  'undo-2',
  'user',
  'user-plus',
  'user-x',
  'users',
  'users-round',
  'video',
  'wallet',
  'wifi-off',
  'x',
  'zap',
]

const root = new URL('..', import.meta.url)
const require = createRequire(import.meta.url)
const packageFile = require.resolve('lucide-react/package.json')

/**
 * Text of every file that is made of the list, by its path.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function iconFiles() {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'))
  const symbols = await Promise.all(NAMES.map(symbolOf))
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Lucide ${version}; licence: icons-licence.txt -->
${symbols.join('\n')}
</svg>
`
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8)
  const names = NAMES.map((name) => `  | '${name}'`).join('\n')
  const list = NAMES.map((name) => `  '${name}',`).join('\n')
  return {
    'public/assets/icons.svg': sprite,
    'public/assets/icons-licence.txt': readFileSync(new URL('LICENSE', `file://${packageFile}`), 'utf8'),
    'components/ui/icon/sprite.generated.ts': `// Made by \`node scripts/make-icons.mjs\`; never edited by hand.

/** Address of the drawings, with a fingerprint of their content: browsers may keep them for ever. */
export const SPRITE = '/assets/icons.svg?v=${hash}'

export type IconName =
${names}
`,
    // Apart from the address, which every page needs.
    'components/ui/icon/icon-names.generated.ts': `// Made by \`node scripts/make-icons.mjs\`; never edited by hand.
import type { IconName } from './sprite.generated'

export const ICON_NAMES: readonly IconName[] = [
${list}
]
`,
  }
}

/**
 * Of Lucide's own frame all but size and width of the stroke, which are the page's.
 *
 * @param {string} name
 */
async function symbolOf(name) {
  const { default: Drawing } = await import(`lucide-react/icons/${name}`)
  const drawn = /^<svg [^>]*>(.+)<\/svg>$/.exec(renderToStaticMarkup(createElement(Drawing)))?.[1]
  if (!drawn) throw new Error(`Lucide has no drawing ${name}`)
  const shapes = drawn.replace(/><\/\w+>/g, '/>')
  return `<symbol id="${name}" viewBox="0 0 24 24" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of Object.entries(await iconFiles())) writeFileSync(new URL(path, root), text)
