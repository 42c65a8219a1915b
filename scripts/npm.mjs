/**
 * The program and the first arguments that start npm: the copy that runs us when there is one.
 *
 * @returns {{ command: string, first: string[] }}
 */
export function npmProgram() {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? { command: process.execPath, first: [script] } : { command: 'npm', first: [] }
}
