/** Counts of attempts, which end after ten minutes: nothing is stored on disk. */
export function redisConfig(folder: string, port: number, password: string): string {
  return `bind 127.0.0.1
port ${port}
requirepass ${password}
dir ${folder}
save ""
appendonly no
daemonize no
`
}
