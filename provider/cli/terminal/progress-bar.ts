const WIDTH = 30
const DRAW_INTERVAL_MS = 100
/** Moves to the beginning of the line and erases it. */
const CLEAR = '\r\u001b[K'

/** Draws how much of a long work is done, over the line before; `clear` makes room for text. */
export function openProgressBar(write: (text: string) => void, now: () => number = Date.now) {
  let drawnAt = 0
  let isOnScreen = false
  let isEnded = false
  return {
    progress(done: number, all: number): void {
      const isDone = done >= all
      if (isDone ? isEnded : now() - drawnAt < DRAW_INTERVAL_MS) return
      isEnded = isDone
      drawnAt = now()
      const share = all === 0 ? 1 : Math.min(1, done / all)
      const filled = Math.round(share * WIDTH)
      write(`\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${Math.floor(share * 100)} %${isDone ? '\n' : ''}`)
      isOnScreen = !isDone
    },

    clear(): void {
      if (isOnScreen) write(CLEAR)
      isOnScreen = false
    },
  }
}
