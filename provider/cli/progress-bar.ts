const WIDTH = 30
const EVERY_MS = 100

/** A line that says how much of a long work is done; the caller writes it over the one before. */
export function openProgressBar(write: (text: string) => void, now: () => number = Date.now) {
  let drawnAt = 0
  return (done: number, all: number): void => {
    const isDone = done >= all
    if (!isDone && now() - drawnAt < EVERY_MS) return
    drawnAt = now()
    const share = all === 0 ? 1 : Math.min(1, done / all)
    const filled = Math.round(share * WIDTH)
    write(`\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${Math.floor(share * 100)} %${isDone ? '\n' : ''}`)
  }
}
