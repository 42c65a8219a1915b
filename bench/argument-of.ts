/** The number of `--name=7` on the command line, else the usual one. */
export function argumentOf(name: string, usual: number): number {
  const start = `--${name}=`
  return Number(process.argv.find((argument) => argument.startsWith(start))?.slice(start.length) ?? usual)
}
