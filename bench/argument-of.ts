/** Returns the number of `--name=7` on the command line, else the usual one. */
export function argumentOf(name: string, usual: number): number {
  return Number(textArgument(name) ?? usual)
}

/** Returns the text of `--name=text` on the command line. */
export function textArgument(name: string): string | undefined {
  const start = `--${name}=`
  return process.argv.find((argument) => argument.startsWith(start))?.slice(start.length)
}
