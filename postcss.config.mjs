import { join } from 'node:path'

// By its full path: the bundler asks for plugins from a folder of its own.
const LAYER = join(process.cwd(), 'scripts', 'component-layer.cjs')

export default { plugins: { '@tailwindcss/postcss': {}, [LAYER]: {} } }
