/** Rows and columns of keyboards, the alphabets, the digits: their runs are guessed first. */
const ROWS = [
  ...['01234567890', '13579', '02468', '147258369', '159753', '741852963', '!@#$%^&*()_+', '!"№;%:?*()_+'],
  ...['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop[]asdfghjkl;zxcvbnm', 'qwertyuiopasdfghjklzxcvbnm', 'qweasdzxc'],
  ...['1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0', '1qaz2wsx3edc4rfv5tgb6yhn7ujm', 'qazwsxedcrfvtgbyhnujm'],
  ...['1a2b3c4d5e6f7g8h9i', 'a1b2c3d4e5f6g7h8i9', '1a2s3d4f5g6h7j8k9l', 'a1s2d3f4g5h6j7k8l9', '1z2x3c4v5b6n7m'],
  ...['абвгдеёжзийклмнопрстуфхцчшщъыьэюя', 'абвгдежзиклмно', 'йцукенгшщзхъфывапролджэячсмитьбю', 'йцуфывячс'],
]
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join('')])
const RUN_MIN = 3
/** Many random passwords have a run of three, so each counts as one sign that is left. */
const SHORT_RUN_COST = 1
const YEAR = /^(?:19|20)\d\d$/
const WORD_MIN = 4
const WORD_MAX = 20

/**
 * Returns the fewest signs that are left when runs of keys, one sign repeated, years and at most one common word are
 * removed from a text.
 */
export function signsBeyondRuns(text: string, words: ReadonlySet<string>): number {
  const signs = [...text]
  const runs = runLengths(signs)
  // The signs left from each place to the end: when the word may still be removed, and when it may not.
  const left: [number, number][] = Array.from({ length: signs.length + 1 }, () => [0, 0])
  const countLeftFrom = (index: number): [number, number] => left[index] ?? [0, 0]
  for (let start = signs.length - 1; start >= 0; start--) {
    const best: [number, number] = [countLeftFrom(start + 1)[0] + 1, countLeftFrom(start + 1)[1] + 1]
    const recordRun = (end: number, cost: number) => {
      best[0] = Math.min(best[0], countLeftFrom(end)[0] + cost)
      best[1] = Math.min(best[1], countLeftFrom(end)[1] + cost)
    }
    for (let length = RUN_MIN; length <= (runs[start] ?? 0); length++)
      recordRun(start + length, length === RUN_MIN ? SHORT_RUN_COST : 0)
    if (YEAR.test(signs.slice(start, start + 4).join(''))) recordRun(start + 4, 0)
    for (let length = WORD_MIN; length <= Math.min(WORD_MAX, signs.length - start); length++)
      if (words.has(signs.slice(start, start + length).join('')))
        best[0] = Math.min(best[0], countLeftFrom(start + length)[1])
    left[start] = best
  }
  return countLeftFrom(0)[0]
}

/** Returns the length of the run that begins at each sign; one or two signs are no run. */
function runLengths(signs: readonly string[]): number[] {
  const lengths = signs.map((_, start) => rowLength(signs, start))
  let repeated = 0
  for (let start = signs.length - 1; start >= 0; start--) {
    repeated = signs[start] === signs[start + 1] ? repeated + 1 : 1
    lengths[start] = Math.max(lengths[start] ?? 0, repeated)
  }
  return lengths
}

function rowLength(signs: readonly string[], start: number): number {
  let row = 1
  while (start + row < signs.length && isInRow(signs.slice(start, start + row + 1).join(''))) row += 1
  return row
}

function isInRow(text: string): boolean {
  return RUNS.some((run) => run.includes(text))
}
